## described

data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } gezeichnetes Beispiel
           *[other] { $examples } gezeichnete Beispiele
        }
       *[false] { examples }
    }
described-run = { LIST($learners, separator: ", ") }: { $data }
moment = { described-run }, bei Schritt { NUMBER($visit, useGrouping: "false") }
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (Version { $version }): { $what }. Abgerufen am { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (Version { $version }): { $what }. { $link } Abgerufen am { $accessed }.
    }
