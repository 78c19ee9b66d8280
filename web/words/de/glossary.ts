import type { glossary as english } from "../en/glossary.js";
import type { Translation } from "../room.js";

export const glossary: Translation<typeof english> = {
  example: {
    term: "Beispiel",
    forms: ["Beispiele"],
    says: "Ein Beispiel ist eine Zeile der Daten: ein Wert für jedes Merkmal und ein Label.",
  },
  feature: {
    term: "Merkmal",
    forms: ["Merkmale", "Eingabe", "Eingaben"],
    says: "Ein Merkmal ist eine Zahl, die ein Beispiel beschreibt. Alle Beispiele haben dieselben Merkmale.",
  },
  label: {
    term: "Label",
    forms: ["Labels"],
    says: "Das Label ist die richtige Antwort für ein Beispiel: positiv oder negativ.",
  },
  neuron: {
    term: "Neuron",
    forms: ["Neuronen", "Perzeptron"],
    says: "Ein Neuron multipliziert jedes Merkmal mit dessen Gewicht, zählt alles zusammen und vergleicht die Summe mit einem Schwellenwert. Das Perzeptron ist ein Neuron, das lernt.",
  },
  weight: {
    term: "Gewicht",
    forms: ["Gewichte", "Gewichtsvektor"],
    says: "Das Gewicht eines Merkmals sagt, um wie viel sich der Score ändert, wenn das Merkmal um 1 wächst. Das Bild zeigt die Gewichte als Pfeil w. Zwei kurze Striche quer darüber heißen: Er ist länger, als Platz ist.",
  },
  bias: {
    term: "Bias",
    forms: [],
    says: "Der Bias ist eine Zahl, die zu jedem Score dazukommt. Ohne ihn geht die Grenze immer durch den Ursprung.",
  },
  threshold: {
    term: "Schwellenwert",
    forms: ["Schwellenwerte", "Schwelle"],
    says: "Über dem Schwellenwert muss die gewichtete Summe liegen, damit die Vorhersage positiv ist. Ein Schwellenwert θ ist dasselbe wie ein Bias von −θ.",
  },
  score: {
    term: "Score",
    forms: ["Scores", "Aktivierung"],
    says: "Für den Score wird jedes Merkmal mit seinem Gewicht multipliziert, dann wird alles mit dem Bias zusammengezählt. Sein Vorzeichen entscheidet die Vorhersage.",
  },
  prediction: {
    term: "Vorhersage",
    forms: ["Vorhersagen", "feuert"],
    says: "Die Vorhersage ist das Label, für das der Score steht: positiv über 0, wo das Neuron feuert, und negativ unter 0.",
  },
  tie: {
    term: "Gleichstand",
    forms: ["Gleichstände", "Gleichstandsregel"],
    says: "Bei einem Gleichstand ist der Score genau 0. Eine Regel legt fest, wie er zählt: meist als Fehler.",
  },
  mistake: {
    term: "Fehler",
    forms: ["falsch klassifiziert"],
    says: "Ein Schritt ist ein Fehler, wenn die Vorhersage nicht das Label ist. Meist ist auch ein Score von 0 ein Fehler.",
  },
  outcome: {
    term: "falsch positiv, falsch negativ",
    forms: ["falsch positiv", "falsch negativ"],
    says: "Falsch positiv ist ein negatives Beispiel, für das die Vorhersage positiv ist. Falsch negativ ist ein positives, für das sie negativ ist.",
  },
  residual: {
    term: "Residuum",
    forms: ["Residuen"],
    says: "Mit den Labels 0 und 1 ist das Residuum das Label minus die Vorhersage: 0, wenn sie richtig ist, sonst 1 oder −1.",
  },
  update: {
    term: "Update",
    forms: ["Updates"],
    says: "Ein Update addiert ein positives Beispiel zu den Gewichten und zieht ein negatives von ihnen ab. Das Perzeptron macht es nach jedem Fehler, und nur dann.",
  },
  visit: {
    term: "Schritt",
    forms: ["Schritte"],
    says: "In einem Schritt wird ein Beispiel angesehen: Das Verfahren berechnet den Score, sagt das Label vorher und ändert die Gewichte, wenn die Vorhersage falsch ist.",
  },
  epoch: {
    term: "Epoche",
    forms: ["Epochen"],
    says: "Eine Epoche ist ein Durchgang durch alle Beispiele: Jedes kommt einmal an die Reihe.",
  },
  online: {
    term: "online",
    forms: ["Online-Verfahren", "Online-Lernen"],
    says: "Ein Online-Verfahren kann die Gewichte nach jedem einzelnen Beispiel ändern, bevor es das nächste sieht.",
  },
  errorDriven: {
    term: "fehlergetrieben",
    forms: ["fehlergesteuert"],
    says: "Ein Verfahren ist fehlergetrieben, wenn nur Fehler es ändern. Wo das Perzeptron richtig liegt, behält es seine Gewichte.",
  },
  batch: {
    term: "Batch",
    forms: ["Batch-Perzeptron", "Batch-Verfahren"],
    says: "Ein Batch-Verfahren geht mit denselben Gewichten durch eine ganze Epoche. Dann fasst es alle Fehler in einem einzigen Update zusammen.",
  },
  aggressive: {
    term: "passiv-aggressiv",
    forms: ["passiv-aggressives Perzeptron", "passiv-aggressive Perzeptron"],
    says: "Das passiv-aggressive Perzeptron lässt seine Gewichte gleich, wo Label mal Score mindestens 1 ist. Sonst addiert es das Beispiel genau so oft, dass es dort ankommt: τ-mal.",
  },
  secondOrder: {
    term: "Perzeptron zweiter Ordnung",
    forms: ["zweiter Ordnung"],
    says: "Das Perzeptron zweiter Ordnung merkt sich, wie seine Fehler gestreut sind. Es ändert seine Gewichte weniger entlang der Richtungen, die sie gemeinsam haben und die das Perzeptron am meisten ändert.",
  },
  rate: {
    term: "Lernrate",
    forms: ["Schrittweite"],
    says: "Die Lernrate ist ein Faktor: Ein Update addiert das Beispiel, mit ihr multipliziert, oder zieht es ab. Sind zu Beginn alle Gewichte 0, dann ändert die Lernrate die Grenze nicht.",
  },
  flip: {
    term: "negative Beispiele umdrehen",
    forms: ["umdrehen", "umgedreht", "die negativen Beispiele umdrehen", "die negativen umdrehen"],
    says: "Wer ein negatives Beispiel umdreht, setzt es auf die andere Seite des Ursprungs. Dann braucht es wie die positiven einen Score größer als 0, und die Labels sind nicht mehr nötig.",
  },
  converged: {
    term: "konvergiert",
    forms: ["konvergieren", "Konvergenz"],
    says: "Das Training ist nach einer Epoche ohne Fehler konvergiert. Von da an bleiben die Gewichte gleich.",
  },
  order: {
    term: "Reihenfolge",
    forms: ["mischen", "gemischt"],
    says: "Die Reihenfolge sagt, welches Beispiel als Nächstes drankommt: wie in der Liste oder zufällig gemischt. Mit einer anderen Reihenfolge können die Gewichte anders werden.",
  },
  boundary: {
    term: "Grenze",
    forms: ["Entscheidungsgrenze", "Grenzen"],
    says: "Auf der einen Seite der Grenze ist die Vorhersage positiv, auf der anderen negativ. Auf ihr selbst ist der Score 0.",
  },
  hyperplane: {
    term: "Hyperebene",
    forms: ["Hyperebenen"],
    says: "Was bei zwei Merkmalen eine Gerade ist, ist bei vielen eine Hyperebene: alle Punkte, an denen der Score 0 ist.",
  },
  normal: {
    term: "Normale",
    forms: ["Normalen", "Normalenvektor"],
    says: "Eine Normale ist ein Pfeil, der senkrecht auf der Grenze steht. Der Gewichtsvektor ist eine und zeigt auf die positive Seite.",
  },
  product: {
    term: "Skalarprodukt",
    forms: ["Skalarprodukte"],
    says: "Für das Skalarprodukt zweier Vektoren multiplizierst du sie Eintrag für Eintrag und zählst die Produkte zusammen. Es ist 0, wenn sie senkrecht aufeinander stehen.",
  },
  length: {
    term: "Länge",
    forms: ["Norm", "Längen"],
    says: "Die Länge eines Vektors, auch Norm genannt, ist nach Pythagoras der Abstand von seinem Anfang bis zu seiner Spitze.",
  },
  projection: {
    term: "Projektion",
    forms: ["Projektionen"],
    says: "Die Projektion eines Pfeils auf eine Richtung ist die Länge seines Schattens dort. Sie ist negativ, wenn er in die andere Richtung zeigt.",
  },
  separable: {
    term: "linear trennbar",
    forms: ["trennbar", "untrennbar", "nicht trennbar"],
    says: "Beispiele sind linear trennbar, wenn eine Hyperebene alle positiven auf der einen und alle negativen auf der anderen Seite hat. Gibt es keine, sind sie untrennbar.",
  },
  functional: {
    term: "funktionaler Rand",
    forms: ["funktionale Ränder"],
    says: "Der funktionale Rand eines Beispiels ist sein Label mal seinem Score. Der funktionale Rand der Gewichte ist der kleinste aller Beispiele.",
  },
  geometric: {
    term: "geometrischer Rand",
    forms: ["geometrische Ränder"],
    says: "Der geometrische Rand der Gewichte ist der Abstand von der Grenze bis zum nächsten Beispiel, wenn alle richtig sind. Der geometrische Rand der Daten, ρ, ist der größte, den eine Hyperebene hat.",
  },
  margin: {
    term: "Rand für die Schranke",
    forms: [],
    says: "Der Rand für die Schranke ist der größte funktionale Rand, den Gewichte der Länge 1 haben können. Der Bias zählt dabei als Gewicht eines Merkmals, das immer 1 ist.",
  },
  radius: {
    term: "Radius",
    forms: [],
    says: "Der Radius ist die Länge des längsten Beispiels. Gibt es einen Bias, dann zählt das Merkmal mit, das immer 1 ist.",
  },
  bound: {
    term: "Fehlerschranke",
    forms: ["Schranke", "Konvergenzsatz"],
    says: "Auf trennbaren Beispielen macht ein Perzeptron, dessen Gewichte zu Beginn 0 sind, höchstens so viele Fehler, egal in welcher Reihenfolge.",
  },
  cone: {
    term: "Kegel",
    forms: ["Kegels", "Gewichtsraum"],
    says: "Im Gewichtsraum ist jeder Punkt ein Gewichtsvektor. Die trennenden bilden einen Kegel: Trennt ein Vektor die Beispiele, dann auch jedes positive Vielfache von ihm, und trennen zwei, dann auch ihre Summe.",
  },
  averaged: {
    term: "gemitteltes Perzeptron",
    forms: ["gemittelt"],
    says: "Das gemittelte Perzeptron nimmt für die Vorhersage den Mittelwert der Gewichte über alle Schritte, nicht die letzten Gewichte.",
  },
  voted: {
    term: "abstimmendes Perzeptron",
    forms: ["abstimmend"],
    says: "Das abstimmende Perzeptron behält alle Gewichtsvektoren des Laufs. Bei der Vorhersage hat jeder so viele Stimmen, wie seine Überlebenszahl sagt.",
  },
  survival: {
    term: "Überlebenszahl",
    forms: ["Überlebenszahlen"],
    says: "Die Überlebenszahl eines Gewichtsvektors ist die Zahl der Schritte, bis ein Update ihn ersetzt hat.",
  },
  pocket: {
    term: "Pocket-Perzeptron",
    forms: ["Pocket"],
    says: "Das Pocket-Perzeptron macht dieselben Updates wie das Perzeptron, sagt aber mit den Gewichten vorher, die bisher die wenigsten Trainingsfehler hatten, T. Spätere ersetzen sie nur, wenn sie weniger haben.",
  },
  multiclass: {
    term: "Mehrklassen-Perzeptron",
    forms: ["belohnt", "bestraft"],
    says: "Jede Klasse hat eigene Gewichte, und der höchste Score gewinnt. Nach einem Fehler wird die richtige Klasse belohnt: Das Beispiel wird zu ihren Gewichten addiert. Die Klasse, die gewonnen hat, wird bestraft: Es wird von ihren abgezogen.",
  },
  heldOut: {
    term: "Testbeispiele",
    forms: ["Testbeispiel", "zurückgehalten"],
    says: "Testbeispiele werden beim Training nie angesehen. Wie viele davon falsch klassifiziert sind, H, sagt, wie gut das Modell auf neuen Beispielen ist.",
  },
  overfitting: {
    term: "Überanpassung",
    forms: ["überangepasst"],
    says: "Bei Überanpassung hat das Modell seine Trainingsbeispiele auswendig gelernt: Es macht auf ihnen wenige Fehler, T, aber viele auf Testbeispielen, H.",
  },
  underfitting: {
    term: "Unteranpassung",
    forms: ["unterangepasst"],
    says: "Bei Unteranpassung ist das Modell zu einfach für die Daten oder zu wenig trainiert: Es macht sogar auf seinen Trainingsbeispielen viele Fehler, T.",
  },
  hyperparameter: {
    term: "Hyperparameter",
    forms: [],
    says: "Einen Hyperparameter legst du fest, und das Training ändert ihn nicht: etwa die Lernrate oder die Zahl der Epochen.",
  },
  earlyStopping: {
    term: "früh anhalten",
    forms: ["frühes Anhalten"],
    says: "Wer früh anhält, behält die Gewichte der Epoche mit den wenigsten Fehlern auf Testbeispielen, obwohl das Training weitergehen könnte.",
  },
  scaling: {
    term: "Skalierung",
    forms: ["skaliert", "standardisieren", "standardisiert"],
    says: "Die Skalierung bringt alle Merkmale vor dem Training in einen ähnlichen Bereich. Zum Standardisieren zieht man den Mittelwert μ des Merkmals ab und teilt durch seine Standardabweichung σ.",
  },
  xor: {
    term: "XOR",
    forms: ["exklusives Oder"],
    says: "XOR ist positiv, wenn genau eines von zwei Merkmalen 1 ist. Keine Gerade kann die vier Beispiele trennen.",
  },
  conjunction: {
    term: "Konjunktion",
    forms: ["Konjunktionen", "Merkmalsprodukt", "Produkt"],
    says: "Die Konjunktion zweier Merkmale ist ihr Produkt. Sind Merkmale 0 oder 1, dann ist sie nur 1, wenn beide es sind: AND.",
  },
  featureMap: {
    term: "Merkmalsabbildung",
    forms: ["Merkmalsabbildungen"],
    says: "Eine Merkmalsabbildung macht aus den alten Merkmalen neue, etwa ihr Produkt. Eine Ebene über den neuen Merkmalen kann eine Kurve über den alten sein.",
  },
  kernel: {
    term: "Kernel",
    forms: ["Kernel-Perzeptron"],
    says: "Ein Kernel ist das Skalarprodukt zweier Beispiele nach einer Merkmalsabbildung, berechnet ohne die neuen Merkmale selbst.",
  },
  tree: {
    term: "Entscheidungsbaum",
    forms: ["Entscheidungsbäume"],
    says: "Ein Entscheidungsbaum vergleicht ein Merkmal nach dem anderen mit einer Zahl, bis er bei einem Blatt ankommt, das ein Label hat.",
  },
  neighbour: {
    term: "nächste Nachbarn",
    forms: ["nächster Nachbar", "nächste Nachbar", "nächsten Nachbarn"],
    says: "Nächste Nachbarn geben einem neuen Beispiel das Label, das die meisten der k Trainingsbeispiele in seiner Nähe haben.",
  },
  logistic: {
    term: "logistische Regression",
    forms: [],
    says: "Die logistische Regression macht aus dem Score eine Wahrscheinlichkeit für das Label +1. Sie ändert ihre Gewichte bei jedem Beispiel, am meisten dort, wo sie am weitesten danebenliegt.",
  },
  supportVector: {
    term: "Support-Vektor-Maschine",
    forms: ["Support-Vektor-Maschinen", "SVM"],
    says: "Eine Support-Vektor-Maschine sucht die Hyperebene mit dem größten geometrischen Rand. Die Beispiele, die ihr am nächsten liegen, die Stützvektoren, entscheiden, wo sie liegt.",
  },
};
