## described
## What the page shows, in a file that is taken from it.

# "XOR, 4 examples"
data =
    { $preset ->
        [none] { counted }
       *[other] { $preset }, { counted }
    }
counted =
    { $drawn ->
        [true] { $examples ->
            [one] { $examples } drawn example
           *[other] { $examples } drawn examples
        }
       *[false] { examples }
    }
# "Perceptron on XOR, 4 examples"
described-run = { LIST($learners, separator: ", ") } on { $data }
# "Perceptron on XOR, 4 examples, at visit 12"
moment = { described-run }, at visit { NUMBER($visit, useGrouping: "false") }
# The page as a source, in a sentence.
citation =
    { $link ->
        [none] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }): { $what }. Accessed { $accessed }.
       *[other] { $authors } ({ NUMBER($year, useGrouping: "false") }). { $title } (version { $version }): { $what }. { $link } Accessed { $accessed }.
    }
