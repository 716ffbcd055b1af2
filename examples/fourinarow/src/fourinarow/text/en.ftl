fourinarow-title = Four in a Row
fourinarow-sentence = Let discs fall into seven columns. Four of yours in a line win.
fourinarow-goal = four of your discs in a line.

fourinarow-place-board = The board
fourinarow-disc-first = a full disc
fourinarow-disc-second = an open disc

# $number: the column, from 1.
fourinarow-move-drop = Column { $number }
fourinarow-prompt = Choose a column for your disc.
fourinarow-event-dropped =
    { $you ->
        [seat] You choose column { $column }.
       *[none] { $seat } chooses column { $column }.
    }
fourinarow-illegal-now = This column is full: { $move }.
fourinarow-result = The board is decided.

fourinarow-rule-FR-1 = The board has seven columns and six rows. It is empty at the start.
fourinarow-rule-FR-2 = In turn, everybody lets a disc fall into a column that is not full. It falls to the lowest free space.
fourinarow-rule-FR-3 = Four discs of one player in a line win: across, down or along a diagonal.
fourinarow-rule-FR-4 = If the board is full and nobody has a line, both share the win.
