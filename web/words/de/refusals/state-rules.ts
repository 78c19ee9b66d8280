/** What is said of a field of a state that is wrong, after its name, by the English. */
export const rules: Readonly<Record<string, string>> = {
  "is missing": "fehlt",
  "is of the wrong kind": "ist von der falschen Art",
  "cannot be read": "ist nicht lesbar",
  "must be a number": "muss eine Zahl sein",
  "must be a finite number": "muss eine endliche Zahl sein",
  "must be a whole number": "muss eine ganze Zahl sein",
  "must not be negative": "darf nicht negativ sein",
  "must be one of {0}": "muss eines von {0} sein",
  "must be from {0} to {1}": "muss von {0} bis {1} sein",
  "must be above {0} and at most {1}": "muss über {0} und höchstens {1} sein",
  "must be a whole number from {0} to {1}": "muss eine ganze Zahl von {0} bis {1} sein",
  "must be a whole number above {0} and at most {1}": "muss eine ganze Zahl über {0} und höchstens {1} sein",
  "must be at least 1": "muss mindestens 1 sein",
  "must be at most 2147483647": "darf höchstens 2147483647 sein",
  "must be at most 9007199254740991": "darf höchstens 9007199254740991 sein",
  "must be {0}": "muss {0} sein",
  "is {0}: a newer page wrote this state, and this one reads up to {1}":
    "ist {0}: Diesen Zustand hat eine neuere Seite geschrieben, und diese liest bis {1}",
  "must be a text": "muss ein Text sein",
  "must have at most {0} characters": "darf höchstens {0} Zeichen haben",
  "must be true or false": "muss true oder false sein",
  "must be true where it is given": "muss true sein, wenn es angegeben ist",
  "must be a name": "muss ein Name sein",
  "must have a name": "muss einen Namen haben",
  "must be one word": "muss ein Wort sein",
  "must be an object, not a list": "muss ein Objekt sein, keine Liste",
  "must be a list": "muss eine Liste sein",
  "must be a list of numbers": "muss eine Liste von Zahlen sein",
  "must be a list of rows": "muss eine Liste von Zeilen sein",
  "must be a list of moments": "muss eine Liste von Momenten sein",
  "must name at most {0} moments": "darf höchstens {0} Momente nennen",
  "must be a state as a link has it, such as v1.…": "muss ein Zustand sein, wie er in einem Link steht, etwa v1.…",
  "must be a list of steps": "muss eine Liste von Abschnitten sein",
  "must have a step": "muss einen Abschnitt haben",
  "must have at most {0} steps": "darf höchstens {0} Abschnitte haben",
  "must be a state": "muss ein Zustand sein",
  "must not be empty": "darf nicht leer sein",
  "is damaged: what was not yet written of your last experiment is lost":
    "ist beschädigt: Was von deinem letzten Experiment noch nicht geschrieben war, ist verloren",
  "cannot be read: {0}": "ist nicht lesbar: {0}",
  "is larger than {0} MB, the most that is read": "ist größer als {0} MB, und mehr wird nicht gelesen",
  "must be a list of points": "muss eine Liste von Punkten sein",
  "must be a list of reviews": "muss eine Liste von Rezensionen sein",
  "must be a list of learners": "muss eine Liste von Verfahren sein",
  "must be a list of weight vectors": "muss eine Liste von Gewichtsvektoren sein",
  "must be a list of class names": "muss eine Liste von Klassennamen sein",
  "must be a list of columns": "muss eine Liste von Spalten sein",
  "must be a list of features": "muss eine Liste von Merkmalen sein",
  "must be a list of words": "muss eine Liste von Wörtern sein",
  "must name at most {0} class names": "darf höchstens {0} Klassennamen nennen",
  "must name at most {0} columns": "darf höchstens {0} Spalten nennen",
  "must name at most {0} features": "darf höchstens {0} Merkmale nennen",
  "must name at most {0} words": "darf höchstens {0} Wörter nennen",
  "must name at most {0} parts": "darf höchstens {0} Teile nennen",
  "must name at most {0} learners": "darf höchstens {0} Verfahren nennen",
  "must not name a class name twice": "darf keinen Klassennamen zweimal nennen",
  "must not name a column twice": "darf keine Spalte zweimal nennen",
  "must not name a feature twice": "darf kein Merkmal zweimal nennen",
  "must not name a word twice": "darf kein Wort zweimal nennen",
  "must not name a word twice: capitals make no other": "darf kein Wort zweimal nennen: Groß und klein ist dasselbe",
  "must name a word": "muss ein Wort nennen",
  "must name a learner": "muss ein Verfahren nennen",
  "has more numbers than fit ({0})": "hat zu viele Zahlen (höchstens {0})",
  "has more numbers than there are points ({0})": "hat mehr Zahlen, als es Punkte gibt ({0})",
  "has more vectors than fit ({0})": "hat zu viele Vektoren (höchstens {0})",
  "has more points than fit ({0})": "hat zu viele Punkte (höchstens {0})",
  "has more reviews than fit ({0})": "hat zu viele Rezensionen (höchstens {0})",
  "has more rows than fit ({0})": "hat zu viele Zeilen (höchstens {0})",
  "has more bytes than fit ({0})": "hat zu viele Bytes (höchstens {0})",
  "has more characters than fit ({0})": "hat zu viele Zeichen (höchstens {0})",
  "must be two whole numbers": "müssen zwei ganze Zahlen sein",
  "must be two numbers": "müssen zwei Zahlen sein",
  "must go from a smaller to a larger number": "muss von einer kleineren zu einer größeren Zahl gehen",
  "must be two weights": "müssen zwei Gewichte sein",
  "must be two different weights": "müssen zwei verschiedene Gewichte sein",
  "must be a feature": "muss ein Merkmal sein",
  'must be a feature, or "bias"': 'muss ein Merkmal sein oder "bias"',
  "must be a product of x1, x2, …, such as x1*x2 or x1^2": "muss ein Produkt aus x1, x2, … sein, etwa x1*x2 oder x1^2",
  "must be a product of at most {0} factors": "darf ein Produkt aus höchstens {0} Faktoren sein",
  "must be made of {0}": "muss aus {0} bestehen",
  'must be made of {0}, or be "bias"': 'muss aus {0} bestehen oder "bias" sein',
  "must be the number of a learner, from 0": "muss die Nummer eines Verfahrens sein, ab 0",
  "must be the numbers of two learners, from 0": "müssen die Nummern zweier Verfahren sein, ab 0",
  "must be 0 without a bias": "muss ohne Bias 0 sein",
  "must have one bias a weight vector: {0}": "muss einen Bias je Gewichtsvektor haben: {0}",
  "must have one weight a feature: {0}, not {1}": "muss ein Gewicht je Merkmal haben: {0}, nicht {1}",
  "must have a list of weight vectors and a list of biases, one a class":
    "muss eine Liste von Gewichtsvektoren und eine von Bias-Werten haben, je Klasse einen",
  "label must be −1 or +1, or 2 to 5 for further classes":
    "braucht ein Label −1 oder +1, oder 2 bis 5 für mehr Klassen",
  "label must be −1 or +1": "braucht ein Label −1 oder +1",
  "is a choice of Iris alone": "gibt es nur bei Iris",
  "must name {0} to {1} features, and the label": "muss {0} bis {1} Merkmale und das Label nennen",
  "must be the name of a column": "muss der Name einer Spalte sein",
  "must have {0} numbers, one a column, not {1}": "muss {0} Zahlen haben, je Spalte eine, nicht {1}",
  "must hold numbers up to 1e100 (column “{0}”)": "darf Zahlen bis 1e100 enthalten (Spalte „{0}“)",
  "must hold finite numbers (column “{0}”)": "darf nur endliche Zahlen enthalten (Spalte „{0}“)",
  "label must be −1 or +1, or 2 to 5 for further classes (column “{0}”)":
    "braucht ein Label −1 oder +1, oder 2 bis 5 für mehr Klassen (Spalte „{0}“)",
  'must be "points", "table", "preset" or "reviews"': 'muss "points", "table", "preset" oder "reviews" sein',
  'must be a number from 1 on, or "max"': 'muss eine Zahl ab 1 sein oder "max"',
  "must be a lesson and its step, such as 4.2": "muss eine Lektion und ihr Abschnitt sein, etwa 4.2",
  "must be page, or a level and a seed, such as usual-7":
    "muss page sein oder eine Stufe und ein Startwert, etwa usual-7",
  "cannot be read at “{0}”": "ist bei “{0}” nicht lesbar",
  "must begin with its version, as 1|": "muss mit der Version beginnen, etwa 1|",
  "has version {0}: a newer page wrote it, and this one reads up to {1}":
    "hat die Version {0}: Das hat eine neuere Seite geschrieben, und diese liest bis {1}",
  "must have six parts with | between them": "muss sechs Teile mit | dazwischen haben",
  "must be a task or a question, such as 4.2.1 or weights.5":
    "muss eine Aufgabe oder eine Frage sein, etwa 4.2.1 oder weights.5",
  "must be a step or a question, such as 4.2 or weights.5":
    "muss ein Abschnitt oder eine Frage sein, etwa 4.2 oder weights.5",
  "must be a list of tasks": "muss eine Liste von Aufgaben sein",
  "must name at most {0} tasks": "darf höchstens {0} Aufgaben nennen",
  "must be what the playground has said as progress": "muss sein, was der Playground als Fortschritt gemeldet hat",
  "is of the built-in lessons, and a course of its own is open":
    "gehört zu den eingebauten Lektionen, aber ein eigener Kurs ist offen",
  "is of the course “{0}”, which is not open": "gehört zum Kurs “{0}”, und der ist nicht offen",
  "is {0}, and there is no such step or question": "ist {0}, und so einen Abschnitt oder so eine Frage gibt es nicht",
  "must be a kind of question and a seed, such as mistake.7":
    "muss eine Art von Frage und ein Startwert sein, etwa mistake.7",
  "is given more than once: the first counts": "ist mehrfach angegeben: Das erste zählt",
  "does nothing here: it is a setting of {0}": "bewirkt hier nichts: Es gehört zu {0}",
  "does nothing here: quiz opens a question": "bewirkt hier nichts: quiz öffnet eine Frage",
  "does nothing here: the reviews are as they are": "bewirkt hier nichts: Die Rezensionen sind, wie sie sind",
  "does nothing here: the step has examples of its own": "bewirkt hier nichts: Der Abschnitt hat eigene Beispiele",
  "does nothing here: the token of the address says the problem":
    "bewirkt hier nichts: Der Code in der Adresse gibt die Aufgabe vor",
  "is not JSON: {0}": "ist kein JSON: {0}",
  "holds no state of a playground": "enthält keinen Zustand dieser Seite",
  "is of version {0}: a newer page wrote it, and this one reads up to {1}":
    "hat Version {0}: Eine neuere Seite hat ihn geschrieben, und diese liest bis {1}",
  "is longer than fits ({0} characters)": "ist zu lang (höchstens {0} Zeichen)",
  "is damaged: it may have been cut off on its way": "ist beschädigt: Vielleicht wurde unterwegs etwas abgeschnitten",
  "says more than fits ({0} characters)": "enthält zu viel (höchstens {0} Zeichen)",
};

/** What else the state refuses, by the English. */
export const whole: Readonly<Record<string, string>> = {
  "The state is not an object.": "Der Zustand ist kein Objekt.",
  "What you had here is lost: the browser no longer keeps it.":
    "Was du hier hattest, ist verloren: Der Browser hat es nicht mehr gespeichert.",
  "What you had here is lost: the browser couldn’t read it ({0}).":
    "Was du hier hattest, ist verloren: Der Browser konnte es nicht lesen ({0}).",
  "There is nothing named {0} that could count.": "Es gibt nichts mit dem Namen {0}, das zählen könnte.",
  "The state has more mistakes: the first {0} are named.":
    "Im Zustand ist noch mehr falsch: Die ersten {0} Stellen sind genannt.",
  "There is no dataset named {0}: did you mean {1}?": "Es gibt keine Beispieldaten mit dem Namen {0}: Meintest du {1}?",
  "There is no field named {0}: did you mean {1}?": "Es gibt kein Feld {0}: Meintest du {1}?",
  "There is no field named {0}.": "Es gibt kein Feld {0}.",
  "There is no parameter named {0}: did you mean {1}?": "Es gibt keinen Parameter {0}: Meintest du {1}?",
  "There is no parameter named {0}.": "Es gibt keinen Parameter {0}.",
  "Examples have finite numbers up to 1e100 and a label: −1, +1, or 2 to 5.":
    "Beispiele haben endliche Zahlen bis 1e100 und ein Label: −1, +1 oder 2 bis 5.",
  "The table is of one weight vector, which the learner does not have.":
    "Die Tabelle zeigt einen Gewichtsvektor, den das Verfahren nicht hat.",
  "This course was opened from a file: open that file again.":
    "Dieser Kurs wurde aus einer Datei geöffnet: Öffne die Datei noch einmal.",
  "There is no lesson {0}: this course is one.": "Es gibt keine Lektion {0}: Dieser Kurs ist nur eine.",
  "There is no lesson {0}: there are {1}.": "Es gibt keine Lektion {0}: Es sind {1}.",
  "Lesson {0} has {1} steps: there is no step {2}.":
    "Lektion {0} hat {1} Abschnitte: Einen Abschnitt {2} gibt es nicht.",
  "This course has one step: there is no step {0}.":
    "Dieser Kurs hat einen Abschnitt: Einen Abschnitt {0} gibt es nicht.",
  "This course has {0} steps: there is no step {1}.":
    "Dieser Kurs hat {0} Abschnitte: Einen Abschnitt {1} gibt es nicht.",
  "The course at {0} could not be read: {1}.": "Der Kurs unter {0} ist nicht lesbar: {1}.",
  "The course at {0} could not be read: the server answered {1}.":
    "Der Kurs unter {0} ist nicht lesbar: Der Server hat mit {1} geantwortet.",
  "The course at {0} could not be read: its address is not one of https.":
    "Der Kurs unter {0} ist nicht lesbar: Die Adresse ist keine mit https.",
  "The course at {0} is larger than {1} MB, the most that is read.":
    "Der Kurs unter {0} ist größer als {1} MB, und mehr wird nicht gelesen.",
  "In the course: {0}": "Im Kurs ist etwas falsch: {0}",
  "A step is an object with a title and a text.": "Ein Abschnitt ist ein Objekt mit title und text.",
  "A step has a link or a state, not both.": "Ein Abschnitt hat link oder state, nicht beides.",
  "{0}= opens something else than a step: link to it in the text.":
    "{0}= öffnet etwas anderes als einen Abschnitt: Verlinke es im Text.",
  "This leads to another page, {0}. If it is a state of the playground, write what stands behind that address alone: {1}":
    "Das führt auf eine andere Seite, {0}. Wenn es ein Zustand dieser Seite ist, schreibe nur, was hinter der Adresse kommt: {1}",
  "This leads to another page, {0}: link to it in the text.":
    "Das führt auf eine andere Seite, {0}: Verlinke sie im Text.",
  "This is no link to a state: write parameters, such as ?data=xor.":
    "Das ist kein Link auf einen Zustand: Schreibe Parameter, etwa ?data=xor.",
  "There is no such question of this seed.": "Zu diesem Startwert gibt es keine solche Frage.",
  "{field}: the challenge {0} has no seed: leave out .{1}.":
    "{field}: Die Herausforderung {0} hat keinen Startwert: Lass .{1} weg.",
  "{field}: there is nothing named {0}. The questions are {1}, each also with a seed, as {2}.7; the challenges are {3}.":
    "{field}: Es gibt nichts mit dem Namen {0}. Die Fragen sind {1}, jede auch mit Startwert, etwa {2}.7; die Herausforderungen sind {3}.",
};
