# The words of the house. The words of a game lie in the game's own folder.
# Sentences are short and stand by themselves: nothing is glued together from pieces.

## Everywhere

# Name of the button that closes a panel, for screen readers.
close = Close
# Name of the link with the emblem of the house, for screen readers.
home-link = Parlour, the home page

## The home page

home-title = Pull up a chair
home-lead = Tabletop games by their exact rules, against friends or bots. Nothing to sign up for.
# Heading of the list of games, for screen readers.
home-games = Games
# Label of the field with the player's own name.
home-name = Your name
# Appears beside the field for a moment.
home-name-saved = Saved

## A game

# $min, $max: numbers of players.
# $range: "2" or "2–5"; $max: the most.
game-players = { $max ->
    [one] { $range } player
   *[other] { $range } players
}
game-minutes = About { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
# $levels: how many levels of bots there are.
game-bots = { $levels ->
    [one] { $levels } level of bots
   *[other] { $levels } levels of bots
}
# $designer, $publisher: names.
game-credits = Designed by { $designer }, published by { $publisher }.
# For a game whose publisher is not known.
game-credits-designer = Designed by { $designer }.
game-unofficial = This is an unofficial, free implementation with its own drawings and words.
# A link.
game-edition-link = About this edition
# A heading: where the components of the game come from.
game-edition-title = About this edition
game-missing = There is no such game here
missing-title = Nothing is here
missing-text = This address leads nowhere. Perhaps the link is incomplete.

## A new table

# The big button, when all other players are bots.
new-play-now = Play now
# The same button, when seats are left open for friends.
new-open-table = Open a table
new-summary-bots = { $bots ->
    [one] You and { $bots } bot
   *[other] You and { $bots } bots
}
# $players: all seats; $open: how many wait for friends.
new-summary-open = { $open ->
    [one] { $players } players, { $open } seat open for a friend
   *[other] { $players } players, { $open } seats open for friends
}
# Opens the choice of players, bots and options.
new-change = Choose players and options
new-players = Players
# Name of a choice: who sits on seat number $seat.
new-seat = Seat { $seat }
new-seat-open = Open for a friend

## Seats and bots

# Marks the reader's own seat.
seat-you = you
# A player who is not connected.
seat-away = away
# Nobody sits there yet.
seat-open = Open seat
# Somebody who has chosen no name. $number: as it is, to tell one guest from another.
guest-name = Guest { $number }
# How a sentence calls the reader, in place of a name. Where a verb agrees with a player, `$you` says which of its
# arguments the reader is.
name-you = you
# $level: one of the words below.
seat-bot = Bot, { $level }
# Beside the name of an account with which somebody’s own program plays.
seat-program = program

level-random = random
level-greedy = greedy
level-easy = easy
level-medium = medium
level-hard = hard
level-expert = expert
level-master = master
# What bots of each level are like.
level-random-about = Plays any legal move.
level-greedy-about = Follows one rule of thumb and looks no further.
level-easy-about = A friendly beginner: sees a little ahead, and often picks a move that is only nearly as good.
level-medium-about = Thinks a little ahead. A fair opponent for a first evening.
level-hard-about = Thinks further ahead, and makes few mistakes.
level-expert-about = Thinks long and plays well. Expect to lose often.
level-master-about = Searches longest of all: up to two seconds for a move, on two processor cores. For those who want to be beaten.
level-judges-by-net = Bots of this level search, and judge positions with a net that was trained for this game.
level-judges-without-net = Bots of this level search, and play positions out to judge them: the trained net was not made for this number of players, these options or these components.
level-judges-by-playing = Bots of this level search, and play positions out to judge them.

# What the bots are called, by seat.
bot-name-1 = Ada
bot-name-2 = Bruno
bot-name-3 = Clara
bot-name-4 = Emil
bot-name-5 = Vera

## Tables to go back to

recent-title = Your tables
# States of a table, each also a link to it.
recent-open = Waiting
recent-playing = Continue

## Waiting for players

room-title = Your table is ready
room-waiting = { $count ->
    [one] Waiting for { $count } more player. Send them this link.
   *[other] Waiting for { $count } more players. Send them this link.
}
# Name of the field with the link, for screen readers.
room-link = Link to this table
room-copy = Copy link
# On the same button, for a moment after it was pressed.
room-copied = Copied
# When the browser forbids copying.
room-not-copied = The link could not be copied. It is marked: copy it by hand.
# $seat: number of the seat.
room-sit = Take seat { $seat }
room-leave = Leave the seat

## At the table

table-watching = Watching
table-offline = No connection. Trying again…
table-missing = There is no such table. Perhaps the link is incomplete.
# The table was there, but the server has it no more.
table-gone = This table has been removed. You can start a new game.

## The log

log-title = Log
# Beside a line that stands for a whole turn.
log-more = { $count } more
# Name of the field for typed moves, for screen readers.
log-typed-label = Type a move
# Shown in the empty field. $example: moves in notation.
log-typed-example = Move: { $example }
log-typed-play = Play

## Fair shuffling

shuffle-commitment = Shuffle
# Appears when the word above is pointed at.
shuffle-explained = This number fixes the shuffle before the first card is dealt. After the game the seed is shown, so anybody can check that nothing was changed.
shuffle-revealed = The seed of the shuffle is in the record.

## The rules

rules-button = Rules
# Title of the panel. $game: name of the game.
rules-title = Rules of { $game }
rules-heading = Rules
# Opens the list of the marks and their meanings.
rules-marks = What the marks mean
# The mark before a rule, or a part of one, that is not the rulebook’s. The first stands in the list only.
rules-source = { $source ->
    [book] No mark
    [public] Public reports
    [house] Made here
   *[ruling] Our ruling
}
rules-source-meaning = { $source ->
    [book] The rulebook says it.
    [public] The rulebook shows it only in a picture that we do not have; owners of the printed game agree on it.
    [house] No text gives it. We made it to fit everything the rulebook says.
   *[ruling] The rulebook is silent or unclear, or its translations differ. This is how we settle it.
}

## The end of a game

end-you-won = You have won
end-you-share = You share the victory
# $names: the winners, as a list; $count: how many.
end-won = { $count ->
    [one] { $names } has won
   *[other] { $names } share the victory
}
# Marks the winners in the list of scores.
end-winner = winner
end-rematch = Play again
# The same button, when another player has asked for it already.
end-join-rematch = Go to the next game
# The main button: every decision of the game explained.
end-review = Review
# $name: the player who decided; $move: the move in words.
end-turning = Turning point: { $name }, { $move }
# $percent: how well the reader's own decisions were made.
end-accuracy = Your accuracy: { $percent }
end-reviewing = The game is being reviewed…
end-home = To the games
# A link to the whole game as a file.
end-record = Download the record
# Brings the closed result panel back.
end-show = Result

## Looking back

lookback-title = Review
# A link to the table of this game.
replay-table = Table
# Names of the controls, for screen readers.
replay-controls = Steps through the game
replay-back = One step back
replay-forward = One step forward
replay-play = Play
replay-pause = Pause
replay-step = Step
lookback-mistake-back = Previous mistake
lookback-mistake-next = Next mistake
# A choice: whose knowledge is shown.
replay-eyes = Seen by
replay-eyes-spectator = A spectator
# One of these choices: the player whose decision comes next.
lookback-eyes-mover = The player who decides
lookback-only-mine = Only my decisions
# $stage: how much of the review is there while it is being made.
lookback-progress = { $stage ->
    [none] The game is being reviewed…
   *[quick] A first look is done. The game is being reviewed more closely…
}

# The picture of everybody's chances.
lookback-curve = Chances to win, from move to move
# One player's chance at this moment. $chance: in percent.
lookback-chance-of = { $name } { $chance }
# For screen readers. $number: how many moves have been made; $chances: a list of `lookback-chance-of`.
lookback-moment = After { $number } of { $last } moves: { $chances }
lookback-moment-bare = After { $number } of { $last } moves

# How good a decision was.
lookback-mark = { $mark ->
    [best] Best
    [good] Good
    [inaccuracy] Inaccuracy
    [mistake] Mistake
   *[blunder] Blunder
}
lookback-decides = { $name } decides
# These two stand before the name of a move.
lookback-played = Played
lookback-better = Better
# $cost: how much of the chance to win, in percent; $doubt: its standard error.
lookback-cost = This cost { $cost } of the chance to win (± { $doubt }).
lookback-nothing-better = No other move was better.
lookback-no-choice = There was nothing to choose here.
lookback-options = The options ({ $count })
# Marks the move that was made in the game.
lookback-was-played = played
lookback-chance = { $chance } ± { $error }
# By how much the player leads or trails in the end on average, in what the game counts.
lookback-margin = margin { NUMBER($margin, maximumFractionDigits: 1) }
lookback-options-explained = The chance to win with its uncertainty, and the margin at the end on average. Judged from what the player could know then.
lookback-moments = What decided the game
# A chance before and after a move.
lookback-change = { $before } → { $after }
lookback-players = How everybody played
lookback-accuracy = Accuracy { $percent }
# What made somebody's result: three bars.
lookback-part-skill = Own mistakes
lookback-part-others = Others’ mistakes
lookback-part-luck = Luck
lookback-parts-explained = The three bars add up to the result, measured from an equal share of the win. Luck is deals, draws, and secret choices that happened to meet.
# One sentence about a player. $story: what decided their result.
lookback-story = { $story ->
    [skill] Hardly a mistake: played better than the others.
    [gift] Not free of mistakes, but the others made bigger ones.
    [lucky] Luck helped more than anything else.
    [unlucky] Unlucky more than outplayed.
    [mistakes] Outplayed more than unlucky: the mistakes cost most.
   *[close] A close game: neither mistakes nor luck decided it.
}
lookback-moves = Moves
# A round of moves, in games that do not count their rounds.
lookback-round = Round { $round }

## Playing on from a moment of a finished game

whatif-button = What if…
whatif-title = What if?
# $number: how many moves had been made.
whatif-explained = { $number ->
    [0] Play on from the start of the game, at a table of its own.
    [one] Play on from the moment after the first move, at a table of its own.
   *[other] Play on from the moment after { $number } moves, at a table of its own.
}
whatif-against = The others
# $level: the level of the bots.
whatif-bots = Bots ({ $level })
whatif-nobody = I move for everybody
whatif-seat = I play as
whatif-eyes = Imagined by
whatif-cards = Cards
whatif-as-dealt = As they lay
# $name: a player.
whatif-redealt = Hidden cards dealt again, as { $name } could imagine them
whatif-name = Name (not needed)
whatif-start = Play on
whatif-kept = The finished game stays as it is. What you play here is kept with it, and everybody with the link can see it.
# A branch without a name of its own. $number: the move from which it differs.
branch-unnamed = What if, at move { $number }
# These stand after the name of a branch.
branch-for-all = everybody’s moves
branch-redealt = dealt again
branch-over = played to the end
branch-rename = Rename “{ $name }”
branch-save = Save the name
branch-remove = Remove “{ $name }”?
branch-remove-explained = Its moves will be gone, for everybody who has the link.
branch-remove-yes = Remove
branch-keep = Keep
branch-back = To the review
branch-again = Once more from there
branch-review = Review this branch
lookback-eyes-open = All hands open
lookback-deeper = Look deeper
lookback-deepening = Looking deeper…
lookback-deeper-done = This decision was looked at more deeply.

## Learning from one’s mistakes

learn-title = Learn from my mistakes
# $count: how many of them there are in this game.
learn-button = Learn from my mistakes ({ $count })
learn-question = Find a better move
# Stands before the move that was made.
learn-played = You played
# $place: the number of the question.
learn-place = Question { $place } of { $total }
learn-solved = Solved: { $solved } of { $total }
learn-judging = Your move is being judged…
# $chance: what the move leaves the player to win, in percent.
learn-right = Right: { $move } ({ $chance } to win).
# $cost: how much less than the best move, in percent.
learn-wrong = Not this: { $move } has { $cost } less to win than the best move.
learn-best = Best: { $move } ({ $chance } to win).
learn-hint = Hint
learn-show = Show the move
learn-look = Look at it in the review
learn-back = Back
learn-next = Next
learn-skip = Skip
learn-done = That was the last one. You solved { $solved } of { $total }.
learn-none-title = Nothing to learn from yet
learn-none = In your last games that were reviewed, no move of yours cost much. Games are reviewed when they are over.
learn-none-here = No move of yours cost much in this game.

## Settings

settings-title = Settings
settings-language = Language
settings-theme = Appearance
settings-theme-auto = Same as the system
settings-theme-light = Light
settings-theme-dark = Dark
settings-speed = Motion
settings-speed-slow = Slow
settings-speed-normal = Normal
settings-speed-fast = Fast
settings-speed-off = None

## Keys

# The first button for the keyboard: past the bar, to the hand.
skip-to-table = To the table
keys-title = Keyboard
keys-skip = Skip the motion
keys-log = Open or close the log
keys-rules = Open the rules
keys-help = Show this list

## What the house refuses, and what to do then

problem-unreachable = The server cannot be reached. Try again in a moment.
problem-input = The request cannot be read. Reload the page and try again.
problem-too-long = That is too long. Shorten it.
problem-name = A name needs 1 to 24 visible characters, not only dots. Choose another.
problem-nobody-plays = At least one person has to play. Take a seat or leave one open.
problem-bot-level = A bot needs a level. Choose one.
problem-here-name = A player on this device needs a name.
problem-one-seat-each = You can take only one seat. Leave the others open or give them to bots.
problem-no-such-seat = This table has no such seat. Choose another.
problem-other-site = This came from another site. Open Parlour itself and try again.
problem-not-seated = You do not sit at this table. You can watch, or take an open seat.
problem-not-taken = Somebody must take the device first.
problem-no-such-page = There is no such page. Go back to the games.
problem-no-such-table = There is no such table. Perhaps the link is incomplete.
problem-method = This page cannot do that. Go back to the games.
problem-no-open-seat = All seats are taken. You can watch.
problem-seat-taken = Somebody sits there already. Choose another seat.
problem-already-seated = You sit at this table already.
problem-already-started = The game has begun. Nobody can change seats now.
problem-not-started = The game has not begun yet. Wait until all seats are taken.
problem-not-over = This is shown only when the game is over.
problem-not-reviewed = The game is still being looked at. Come back in a moment.
problem-no-such-moment = The game has no such moment to play on from.
problem-no-branch = This table is not a branch of a finished game.
problem-too-many-branches = There are too many branches already. Remove some, or come back tomorrow.
problem-stale = The position has changed. Look again and choose.
problem-old-rules = This game was begun under other rules, which are no longer played here. Start a new one.
problem-unfinished-games = You have begun too many games today that are not over. Finish one, or come back tomorrow.
problem-too-fast = You are opening tables too fast. Wait a minute and try again.
problem-one-question = Another game of yours is still being reviewed. Wait until that is done.
problem-password = A password needs 8 to 200 characters. Choose another.
problem-said = A message needs 1 to 300 characters on one line.
problem-wrong-password = The name or the password is wrong. Try again.
problem-name-taken = Somebody has this name already. Choose another.
problem-has-account = You have an account already. Log out to create another.
problem-no-account = You have no account yet. Create one first.
# $seconds: how long to wait.
problem-too-many-attempts = { $seconds ->
    [one] Too many attempts. Try again in { $seconds } second.
   *[other] Too many attempts. Try again in { $seconds } seconds.
}
problem-busy = The server is busy. Try again in a moment.
problem-no-such-person = Nobody here has this name. Perhaps it is misspelt.
problem-chat-too-fast = You are sending messages too fast. Wait a few seconds.
problem-chat-watching = Spectators can chat once the game is over.
problem-token = This token is not known here. Perhaps it was revoked: make a new one on the account page.
problem-no-programs = No programs may sit at this table. The person who opened it did not allow them.
problem-people-only = Only people can do that, and a program sent this.
problem-no-such-program = You have no such program.
problem-too-many-programs = You have as many programs as one person may have. Delete one first.
problem-server = Something broke on the server. Try again in a moment.
problem-storage = The server cannot save anything at the moment, so nothing was changed. Try again in a while.
notice-storage-away = The server has lost its database for a moment. Your moves wait and go through by themselves.
# $known: the codes of all games, as a list.
problem-game-unknown = There is no game “{ $game }”. Choose one of: { $known }.
problem-players = “{ $game }” cannot be played by { $players } players. It takes { $range }.
problem-option-unknown = { $game } has no option “{ $name }”. Choose one of: { $known }.
problem-option-value = The option “{ $name }” cannot be “{ $value }”. Choose one of: { $known }.
problem-option-players = The option “{ $name }” cannot be “{ $value }” with { $players } players.
# A game that is being added breaks the contract. $game: its code; $missing: names of methods.
problem-game-incomplete = The rules of “{ $game }” lack: { $missing }.
problem-game-limit = “{ $game }” is larger than Parlour allows. { $what ->
    [players] Seats: { $found }, at most { $limit }.
    [moves] Numbers of moves: { $found }, at most { $limit }.
    [at-once] Legal moves at once: { $found }, at most { $limit }.
   *[numbers] Numbers of an observation: { $found }, at most { $limit }.
}
problem-game-unmade = The game “{ $game }” cannot be set up for { $players } players: { $detail }
problem-game-declared = “{ $game }”: { $fault ->
    [missing] the position has no attribute { $names }, but a place or a number names it.
    [room] the attribute { $names } has less room than its place says.
   *[undeclared] the attribute { $names } of the position is declared neither as a place nor as a number.
}
problem-game-mixed = “{ $game }”: the rules and { $parts } must both be compiled, or neither. Start each file with the same “# cython:” line and build again.
problem-game-twice = There is a game “{ $game }” already.
problem-game-no-spec = The entry point “{ $game }” must be a GameSpec, not { $found }.
problem-game-code = The entry point is called “{ $game }”, but its game “{ $code }”. Both need the same name.
problem-edition-none = “{ $game }” has only one set of components.
problem-new-name = “{ $name }” cannot be the name of a game. Use lower-case letters a–z and digits, starting with a letter, and no word of Python.
problem-new-taken = The name “{ $name }” is taken: a game or an installed package has it.
problem-new-folder = There is already something at { $folder }.
problem-new-unwritable = The game cannot be written to { $folder }: { $detail }
problem-no-plots = Reports need two more packages. Install them with: pip install 'parlour[report]'.
problem-needs-extra = { $what } needs { $packages }. Install with: pip install "parlour[{ $extra }]".
problem-vary-one = Compare either the values of an option (--vary) or editions (--edition), not both at once.
# $file: name of a file; $detail: what is wrong, in English.
problem-file-unreadable = { $file } cannot be read: { $detail }.
problem-edition-unreadable = { $file } is not an edition that can be read: { $detail }.
problem-edition-large = { $file } is too long for an edition: { $size } characters, at most { $most }.
problem-edition-deep = { $file } is nested too deeply for an edition: at most { $most } levels.
problem-edition-wrong = { $file } is not a sound edition: { $detail }{ $more ->
    [0] {""}
   *[other] {" "}(and { $more } more)
}.
problem-no-such-edition = There is no such edition, or it is not shared with you.
problem-too-many-editions = You have { $most } editions already. Remove one first.
problem-edition-stale = The edition has been changed elsewhere meanwhile. Load it again.
problem-weights-wrong = { $file } is not a sound file of weights: { $detail }.
# $file: name of a file; $what: what the weights do not fit: game, rules, features, players or options.
problem-weights-foreign = The weights in { $file } were made for something else ({ $what ->
    [game] another game
    [rules] other rules
    [features] other features
    [players] another number of players
   *[other] other options or components
    }).
# $game: code of a game.
problem-no-features = The game { $game } has no features of its own, so its levels use no net. Leave out --ship, and play against the weights as net:FILE.
# $file: name of a file.
problem-checkpoint-foreign = { $file } belongs to another training. Choose another --out, or delete that file.
# $bytes: how large the file would be; $most: how large it may be.
problem-weights-large = The weights take { NUMBER($bytes, useGrouping: 0) } bytes; at most { NUMBER($most, useGrouping: 0) } are kept. Choose fewer --hidden units.
problem-move-unreadable = “{ $move }” is no move of this game. Choose one of those offered.
problem-nothing-to-undo = There is no move to take back.
problem-move-complete = “{ $move }” is a whole move; nothing can follow it.
problem-no-proposals = Nothing is proposed in “{ $game }”.
problem-seat = There is no seat { $seat } at a table for { $players }; seats are counted from 0.
problem-seed = A seed must have exactly { $size } bytes.
problem-position = The position is not sound: { $detail }.
problem-record = The record is not sound: { $detail }.
problem-bot-unknown = There is no bot “{ $bot }”. Choose one of: { $known }.
problem-reward-unknown = There is no reward “{ $reward }”. Choose one of: { $known }.
problem-action-unknown = There is no action { $action }. Actions go from 0 to { $last }.

## Terminal

# What the person at the keyboard is called.
terminal-guest = Guest
# Marks the person's own seat.
terminal-own-name = { $name } (you)
# A player without a name; the number is the one that --seat takes.
terminal-seat = Seat { $seat }
terminal-seat-name = Seat { $seat }: { $name }
# $names: the bots, as a list; $level: one of the words above.
terminal-against = You play against { $names }. Level of the bots: { $level }.
# $commitment: a long number that fixes the shuffle before the deal.
terminal-promise = Shuffle: { $commitment }
# $seed: the number that the shuffle was made from.
terminal-seed = Seed: { $seed }
# What can be typed. The words help, hint, undo, why, log and quit stay as they are.
terminal-help = Type a move or its number. Type help to see what else you can type.
terminal-help-example = For example, type { $move } now: { $words }. Its number { $number } does the same.
terminal-help-move = make this move
terminal-help-number = the same, by its number in the list
terminal-help-hint = a hint; type it again for a clearer one, and at last for the move itself
terminal-help-undo = take your last move back
terminal-help-why = say why this move is not allowed
terminal-help-rules = all rules
terminal-help-rule = one rule
terminal-help-log = everything that has happened so far
terminal-help-enter = draw the table again
terminal-help-quit = leave the table
terminal-hint-more = Type hint again to learn more.
terminal-undone = Taken back: { $move }.
terminal-no-undo = You have not made a move yet.
# A typed line has several meanings; they follow, numbered.
terminal-readings = That can mean several things. Which one?
terminal-thinking = { $seat } is thinking…
# $reason: a sentence; $rule: the id of a rule.
terminal-refused = { $reason } Rule { $rule }.
terminal-allowed = { $move } is allowed now.
terminal-no-number = There is no move { $number } in the list. It has { $count ->
    [one] { $count } move
   *[other] { $count } moves
}.
terminal-no-rule = There is no rule “{ $rule }”. The rules are: { $known }.
terminal-rule = { $rule }: { $words }
# A rule, or a part of one, that is not the rulebook’s. $source: one of the marks.
terminal-rule-part = { $source }: { $words }
terminal-left = You leave the table before the end.
terminal-record-written = The record is in { $file }.
terminal-step = Enter for the next step, quit to stop
# A branch of the game that is replayed. $name: may be empty; $number: how many moves had been made.
terminal-branch = What if { $name }: { $moves } moves, after move { $number } of the game.
# $moves: moves in notation, as a list.
terminal-may-play = { $seat } may play: { $moves }
# A game in the list: its title, and the name by which the commands know it.
terminal-game = { $title } ({ $code })
terminal-option = { $title }: { $name } = { $values }. Default: { $default }. Rule { $rule }.
terminal-levels = Bots: { $levels }.
# $title: a heading of the rules; $rules: ids of the rules under it.
terminal-rules = { $title }: { $rules }.
terminal-fair = Fair: the seed is the one promised before the deal, and it gives every shuffle of this game.
# $reasons: what is wrong, in English.
terminal-unfair = Not fair: { $reasons }.
# $parts: how many entries the edition has.
terminal-edition = { $file } is a sound edition of { $game }: “{ $name }”, { $parts ->
    [one] { $parts } entry
   *[other] { $parts } entries
}.
# $part: what the edition holds, in its own words; $source: one of the three below.
terminal-edition-part = { $part } — { $source }
terminal-source-book = from the rulebook
terminal-source-public = as reported of the printed game
terminal-source-house = made here
terminal-source-yours = corrected by you
# $what: what looks odd, and where.
terminal-edition-warning = Worth a look: { $what }.
terminal-bad-option = “{ $option }” is no option. Write it as name=value.
terminal-bad-seed = “{ $seed }” is no seed. A seed has { $digits } hexadecimal digits.
terminal-not-json = { $file } is not JSON: { $detail }.
terminal-unwritable = { $file } cannot be written: { $detail }.
problem-too-many-bots = { $bots } bots do not fit at a table for { $players }.
problem-out-of-range = { $name } must be from { $low } to { $high }, not { $value }.
problem-no-peers = Not installed here: { $missing }. Run make bench-peers, which installs all of it in an environment of its own.

## Reports

report-name = { $name }
report-title = { $game }: a balance report
# $games: games played for each setting; $bots: which bots played.
report-setting = { $games } games of { $players } players for each setting. Bots: { $bots }. Seed { $seed }, rules version { $rules }.
report-reading = Every figure comes with the interval in which the true value lies with 95% confidence: where intervals overlap widely, there is no difference to see. What goes with winning need not be its cause: a strong position also makes it easier to play a certain card. With many rows, one in twenty looks remarkable by chance alone. And all of this holds for these bots; people may play differently.
report-overview = At a glance
report-first = First player wins
report-moves = Decisions a game
report-score = Score
report-winning-score = Winning score
report-margin = Lead of the winner
report-overview-note = After ±: the standard deviation, how far single games lie apart.
report-against = What the change does
# $from, $to: names of the two settings.
report-against-note = { $to } compared with { $from }, deal by deal. “Clear” means that luck alone would hardly make so large a difference, even with all rows looked at together.
report-measure = { $name ->
    [first] Wins of the first player
    [moves] Decisions a game
    [spread] Spread of the final scores
    [margin] Lead of the winner
   *[decided] Games with one winner
}
# $way: up, down or same; $before, $after: figures.
report-said = { $way ->
    [same] { $name ->
        [first] No clear change in how often the first player wins: { $after } instead of { $before }.
        [moves] No clear change in the length of a game: { $after } decisions instead of { $before }.
        [spread] No clear change in how far the final scores lie apart: { $after } instead of { $before }.
        [margin] No clear change in the lead of the winner: { $after } instead of { $before }.
       *[decided] No clear change in how many games have a single winner: { $after } instead of { $before }.
    }
    [up] { $name ->
        [first] The first player wins more often: { $after } instead of { $before }.
        [moves] Games take longer: { $after } decisions instead of { $before }.
        [spread] Final scores lie further apart: { $after } instead of { $before }.
        [margin] The winner leads by more: { $after } instead of { $before }.
       *[decided] More games have a single winner: { $after } instead of { $before }.
    }
   *[down] { $name ->
        [first] The first player wins less often: { $after } instead of { $before }.
        [moves] Games are shorter: { $after } decisions instead of { $before }.
        [spread] Final scores lie closer together: { $after } instead of { $before }.
        [margin] The winner leads by less: { $after } instead of { $before }.
       *[decided] Fewer games have a single winner: { $after } instead of { $before }.
    }
}
# $unit: points (percentage points) or plain; $low, $high: figures with their signs.
report-between = { $unit ->
    [points] The true change lies between { $low } and { $high } percentage points, with 95% confidence.
   *[plain] The true change lies between { $low } and { $high }, with 95% confidence.
}
# $points: a number of percentage points.
report-cannot-tell = What { $games } games cannot tell: changes of the first player’s wins smaller than about { $points } percentage points.
report-cannot-tell-rare = Too rare in these games to be judged: { $names }.
report-bots-differ = Bots of this level judge positions in different ways in the two settings: a trained net fits only one of them. Part of a difference may come from the bots. Greedy, easy and medium bots use no nets.
report-before = before
report-after = after
report-chance = chance
report-clear = clear
report-changed-cards = What became of the changed cards
report-changed-note = How often a player who used the card won, how often that was in a game, and how much it brought each time.
report-a-game = times a game
# $option: the name of an option.
report-varied = The rows differ in one option: { $option }.
report-editions = What differs between the editions
report-entry = Entry
report-places = Wins by turn order
report-place = Number { $place }
report-places-note = Share of games won by the player who moves first, second and so on. The dashed line is the fair share, { $fair }%.
report-lengths = How long a game takes
report-lengths-note = Share of games by the number of decisions in them.
report-scores = Scores
report-scores-note = How often each final score came up, for all seats and for winners.
report-scores-all = all
report-scores-winning = winners
report-ends = How games end
report-ends-note = The sentence is that of the first game that ended this way.
report-deeds-note = Share of games won by those who did it; the dashed line is the fair share. Rare ones are left out here, and if there are many only the extremes are shown. The table has them all.
report-all = All of them
report-wins = wins
report-hands = players who did
report-times = times each
report-amount = brought each time
report-change = change
report-house = House edition
report-unofficial = The game is by { $designer }, published by { $publisher }. This report is made by Parlour, an unofficial, free implementation.
report-unofficial-designer = The game is by { $designer }. This report is made by Parlour, an unofficial, free implementation.
# $file: where the page was written.
report-written = The report is in { $file }.

## What does it change?

change-title = What does it change?
# $name: of the edition.
change-about = Bots play the same deals with the standard edition and with “{ $name }”. So a difference comes from the components, and not from luck with the cards.
change-back = Back to the edition
change-differs = { $count ->
    [one] One entry differs from the standard edition
   *[other] { $count } entries differ from the standard edition
}
change-entry = Entry
change-standard = Standard
change-players = Players
change-level = Bots
change-games = Deals
change-games-note = Each deal is played with both editions. More deals show smaller differences.
change-begin = Play and compare
change-again = Compare anew
change-unsound = Something is wrong with this edition. Correct it first; then it can be compared.
change-same = Nothing differs from the standard edition yet.
change-progress = { $done } of { $games } deals are played with both editions.
change-first-deals = The first deals are being played. Games at tables come first.
change-left = { $minutes ->
    [0] Less than a minute left.
    [one] About one minute left.
   *[other] About { $minutes } minutes left.
}
change-leave = You can leave this page and come back: the comparison goes on.
change-stop = Stop
change-stopped = Stopped after { $done } of { $games } deals.
change-stopped-early = Stopped before anything could be told.
change-outdated = The edition has been changed since. This page tells what was found before.
change-found = What was found
change-setting = { $games } deals, each with both editions. Players: { $players }. Bots: { $level }.
change-options = Options are the usual ones: { $options }. Only the components differ.
change-only = Only the components differ.
change-clear = Clear
change-unclear = Not clear
change-word-clear = “Clear” means that luck alone would hardly make so large a difference.
# A picture of two intervals, for a screen reader.
change-interval = { $name }: { $mean }, between { $low } and { $high }
change-cards = The changed cards
change-cards-note = How often players who used the card won. Each bar is the range in which the true figure lies with 95% confidence; the dashed line is the fair share.
change-cards-none = No changed card can be followed in these games: what changed is not a card that players use by itself.
change-card-moved = { $way ->
    [up] Goes with winning more often
    [down] Goes with winning less often
    [gone] Used with the standard edition only
    [new] Used with the changed edition only
    [rare] Used too rarely to judge
   *[same] No clear change
}
# $change, $low, $high: percentage points with their signs.
change-card-points = { $change } points ({ $low } to { $high })
change-card-used = Uses a game: { $before } → { $after }
change-card-brought = Brings each time: { $before } → { $after }
change-wins = What wins
change-wins-note = Those who did it won so often. What goes with winning need not be its cause: a strong position also makes it easier to play a certain card.
change-wins-most = The most and the least successful
change-wins-all = All { $count }
change-unknown = What these games cannot tell
change-unknown-small = { $games } deals show a change in the wins of the first player only if it is larger than about { $points } percentage points. More deals show smaller changes.
change-unknown-rare = Too rare to be judged: { $names }.
change-unknown-people = All of this holds for these bots. People may play differently.
change-kept = Kept comparisons
change-kept-of = { $games } deals, players: { $players }, bots: { $level }
change-kept-earlier = for an earlier state
change-share-first = Only you see this edition. Share it, and everybody with the link can open this page.
change-share = Share the edition
change-command = The same figures from the command line, with as many deals as you like:
problem-no-such-comparison = There is no such comparison, or its edition is not shared with you.
problem-edition-same = This edition does not differ from the standard one. Change something first.
problem-one-comparison = Another comparison of yours is still being played. Wait until it is done, or stop it.

## Arena

# $bot: a bot's name, module:Class; $detail: what is wrong, in English.
problem-bot-unusable = “{ $bot }” cannot be used: { $detail }.
# $seat: counted from 0; $game: a number; $bots: who sat at the table, as a list.
problem-bot-failed = “{ $bot }” failed in seat { $seat } of game { $game } with { $bots } (seed { $seed }): { $detail }.
problem-bot-twice = “{ $bot }” is listed twice. List every bot once.
problem-too-few-bots = A tournament needs at least two bots. List them after --bots.
problem-ray-address = No Ray cluster can be reached at { $address }: { $detail }.
problem-worker-lost = A worker process has died, perhaps because memory ran out. Try again with fewer workers.
problem-cluster-version = A machine of the cluster has Parlour { $theirs }, this one { $ours }. Install the same version everywhere.
problem-results-unusable = { $file } cannot be used for results: { $detail }.
problem-results-foreign = { $file } is not a file of results. Choose another name.
# $name: what differs, e.g. players; $found, $wanted: its values.
problem-results-other = { $file } holds results of something else: { $name } is { $found } there and { $wanted } here. Choose another file.
problem-results-bot-changed = “{ $bot }” has changed since its results in { $file } were made. Choose another file, or give the bot another name.

## Clocks

# $count: how many. These stand in the sentences about clocks below.
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
clock-none = No clock
# $time: one of the four above.
clock-move = { $time } for each move
clock-bank = { $time } for the whole game
# $more: what every move adds to the time.
clock-bank-increment = { $time } for the whole game, plus { $more } per move
# On a clock's face, with more than a day left; as short as can be.
clock-days = { $days } d { $hours } h
# A player's clock, for screen readers. $time: minutes and seconds, or days and hours.
clock-of-seat = Time left: { $time }
# Said aloud when the reader's own time becomes short.
clock-own-left = You have { $time } left.

## The pages of the house

# Somebody who has deleted everything about themselves.
seat-somebody = somebody
# $option: what is chosen; $value: how.
option-value = { $option }: { $value }
# It is the reader's turn at some table.
turn-yours = Your turn
# Name of the list of links at the head of a page, for screen readers.
nav-title = Main menu
nav-games = Your games
# $count: games in which it is the reader's turn.
nav-turns = { $count ->
    [one] { $count } game waits for you
   *[other] { $count } games wait for you
}
nav-account = Account
home-account = Create an account or log in

## The lobby

lobby-title = Tables to join
lobby-empty = No table is waiting for players. Open one, and others will find it here.
# A button. $game: name of the game.
lobby-open = Open a table: { $game }
lobby-open-here = Open a table for everybody
# Tables have appeared since the page was opened; a button beside it shows them.
lobby-appeared = { $count ->
    [one] { $count } table has appeared
   *[other] { $count } tables have appeared
}
lobby-show = Show
lobby-sit = Sit down
lobby-watch = Watch
lobby-own = Go to your table
lobby-gone = This table is closed
# $count: free seats.
lobby-free = { $count ->
    [one] { $count } free seat
   *[other] { $count } free seats
}
lobby-playing = Being played
# For screen readers, beside a name.
lobby-rating = Rating { $rating }

## Listing and timing a new table

new-listed = Show in the lobby
new-listed-why = Anybody may sit down or watch.
# In the summary under the button.
new-summary-listed = Shown in the lobby
new-programs = Programs may sit down
new-programs-why = People’s own bots, each with its mark.
# In the summary under the button, and in the lobby.
new-summary-programs = Programs allowed
new-clock = Time to think
new-clock-move = For each move
new-clock-bank = For the whole game

## The account

account-title = Your account
# $name: what the guest is called.
account-guest = You are { $name }, a guest, and can play everything. An account keeps your games and ratings for any device.
account-named = You are logged in as { $name }.
account-make = Create an account
account-make-lead = A name and a password, nothing else. Your seats, games and ratings stay yours.
account-name = Name
account-password = Password
account-password-hint = At least 8 characters. If you forget it, nobody can recover it for you.
# A switch beside the field of a password.
account-show-password = Show
account-made = Your account is ready. Log in with it on any device.
account-log-in = Log in
account-log-in-lead = What you have played here as a guest stays with that guest.
account-profile = Your public page
account-log-out = Log out
account-logged-out = You are logged out. You play on as a new guest.
account-change-password = Change the password
account-old-password = Current password
account-new-password = New password
account-changed = The password is changed. Every other device is logged out.
account-not-your-password = This is not your password. Try again.
account-data = Your data
account-data-lead = Everything the server keeps about you, as a file.
account-export = Download my data
account-delete = Delete my data
account-delete-lead = Everything the server keeps about you is deleted: your name, your ratings, your messages, your programs. Games you have played stay for the others, with “somebody” in your seat. This cannot be undone.
account-delete-sure = Delete for good
account-delete-keep = Keep everything
account-deleted = Everything about you is deleted. You are a new guest now.

## Programs that play

programs-title = Your programs
programs-lead = A program of yours can play here like a person, in any language, with a name and a rating of its own. It proves who it is with a token.
programs-guide = How to write one, in five minutes
programs-name = Name of the new program
programs-make = Create a program
# $name: of the program.
programs-token = The token of { $name }
programs-token-once = Copy it now: it is shown only once. Anybody who has it can play as this program.
programs-copy = Copy the token
programs-not-copied = The token could not be copied. It is marked: copy it by hand.
programs-active = has a token
programs-revoked = has no token
programs-revoke = Revoke the token
programs-new-token = New token
programs-delete = Delete
# Said to screen readers instead of the word on the button. $action: what the button says, $name: of the program.
programs-action = { $action }: { $name }

## People and their games

# $date: a day.
person-since = Here since { $date }
person-strengths = Strength
person-no-strengths = No rated games yet.
person-games = Finished games
person-no-games = No finished games yet.
# A rating and how uncertain it is.
strength-value = { $rating } ± { $uncertainty }
strength-games = { $count ->
    [one] { $count } rated game
   *[other] { $count } rated games
}
games-title = Your games
games-all = All your games
games-running = Being played
games-waiting = Waiting for players
games-finished = Finished
games-none = You have not played here yet.
games-older = Show older games
# $time: how long the reader may still think.
games-due = { $time } left
games-won = Won
games-place = Place { $place } of { $players }
games-rated = rated
# The game cannot be looked at by the reader.
games-private = Private table

## Ratings

ratings-link = Ratings
# $game: name of the game.
ratings-title = Ratings: { $game }
ratings-lead = Everybody begins at 1500. The number after ± says how uncertain the rating is; it shrinks with every rated game. Bots are rated like people.
ratings-listed = Listed: everyone with an account and five rated games.
ratings-legend = The bar ends at the rating, the line across it spans the uncertainty, the dashed line is where newcomers begin.
ratings-empty = Nobody is listed yet.

## Learning a game

glance-button = At a glance
glance-title = { $game } at a glance
glance-goal = Goal
glance-turn = Your turn
glance-scoring = Scoring
# On a small phone: back from the second page of a game at a glance to the first.
glance-first-page = Goal, turn and scoring
glance-rules = All the rules
# Quietly on the table. $goal: a sentence.
goal-line = Goal: { $goal }
keys-glance = Show the game at a glance
# Under a note about something that has appeared for the first time.
first-close = Got it
first-off = No more notes
first-name = New here
settings-first = First games
settings-goal-on = Show the goal on the table
settings-notes-on = Explain new things once, when they first appear
rules-search = Search the rules
rules-found =
    { $count ->
        [0] No rule says that.
        [one] { $count } rule found
       *[other] { $count } rules found
    }
rules-details = In detail
# Folds out what else belongs to a rule: special cases, and where it comes from.
rules-more = Special cases
example-title = An example
example-show = Show me on the board
example-board = The example on the board

## Being called back

settings-sound = Sound
settings-sound-on = Sounds at the table, and a chime when it is my turn
settings-volume = Volume
# On the button in the bar of a table.
sound-on = Switch the sound on
sound-off = Switch the sound off
keys-sound = Switch the sound on or off
settings-notices = Notifications
settings-notices-on = Browser notification when it is my turn and this tab is hidden
settings-notices-denied = The browser does not allow it. Allow notifications for this page there, then switch this on again.
settings-notices-impossible = Browsers show notifications only for pages opened over HTTPS.

## Before the game, who sits where

# All seats are taken, but somebody is not ready.
room-not-ready = The game begins as soon as everybody is ready.
# Opens what the device offers for sending a link.
room-share = Share
# Name of the picture with the link, for screen readers.
room-qr = QR code with the link to this table
# Heading of the options and the clock, for screen readers.
room-facts = What is played
room-clock = Clock
room-listed = Everybody can find this table in the lobby.
room-private = Only people with the link can find this table.
# Whether programs of other people may take a seat at this table.
room-programs = Programs
room-programs-yes = may sit down
room-programs-no = may not sit down
room-maker = You opened this table: until the game begins you decide who sits where.
room-watching-full = You are watching. All seats are taken.
# A box to tick.
room-ready = I am ready
# Marks of the players.
room-is-ready = ready
room-is-not-ready = not ready yet
# Name of a choice, for screen readers. $seat: number of the seat.
room-fill-seat = The player in seat { $seat }
# The first entry of that choice.
room-fill = Choose who plays…
room-remove-bot = Remove { $name }
room-send-away = Send { $name } away

## Chat

chat-title = Chat
# Name of the button that opens it, for screen readers.
chat-unread = { $count ->
    [one] Chat, { $count } new message
   *[other] Chat, { $count } new messages
}
chat-empty = No messages yet.
# Name of the field, and what stands in it while it is empty.
chat-say = Write a message
chat-send = Send
# Buttons beside the names of the others.
chat-mute = Mute { $name }
chat-hear = Unmute { $name }
# Marks what somebody said who does not play.
chat-watching = watching

## Stand-ins and leaving

# Marks a player for whom a bot plays.
seat-stand-in = stand-in plays
standin-yours = A stand-in plays for you.
standin-back = Take my seat back
standin-absent = { $name } has been away for a while, and the game waits.
standin-call = Let a stand-in play
# Closes the question for now.
standin-wait = Wait
leave-button = Leave the game
leave-title = Leave the game?
leave-explained = A bot plays on in your seat. You can come back to this table at any time and take the seat back. A game in which a stand-in has played does not count for the ratings.
leave-stay = Stay

## Taking back

undo-button = Take back
# The same button, when the others have to agree.
undo-ask = Ask to take back
undo-wish = { $moves ->
    [one] { $name } would like to take a move back.
   *[other] { $name } would like to take { $moves } moves back.
}
undo-agree = Agree
undo-refuse = Refuse
# $names: who has not answered yet, as a list.
undo-yours = You would like to take your move back. Still to answer: { $names }.
undo-waiting = { $name } would like to take a move back. Still to answer: { $names }.
undo-withdraw = Withdraw

## The check of a shuffle

shuffle-check = Check the shuffle
shuffle-fair = The shuffle is as it was promised.
shuffle-unfair = The shuffle is not as it was promised.
shuffle-seed-right = The seed gives the number that was promised before the deal.
shuffle-seed-wrong = The seed does not give the number that was promised before the deal.
shuffle-promise-right = This browser saw that number before the game was over.
shuffle-promise-wrong = Before the game was over, this browser saw another number.
shuffle-promise-unseen = This browser was not here before the end, so it cannot say whether the number was the same then.
# $count: all that chance decided in the game.
shuffle-draws-right = { $count ->
    [one] { $count } draw of the game was made again from the seed, and it is the same.
   *[other] All { $count } draws of the game were made again from the seed, and they are the same.
}
# $wrong: how many of them.
shuffle-draws-wrong = Of { $count } draws, { $wrong } do not follow from the seed.
shuffle-draws-unknown = The record is too old to make its draws again.

## More keys at the table

keys-undo = Take the last move back
keys-chat = Open or close the chat

## Beside the table

# Name of the two tabs, for screen readers.
table-panel = Log and chat

## Rooms: what may be refused

problem-not-yours = Only the person who opened this table can do that.
problem-not-absent = No stand-in is needed there: the player is here, or it is not their turn yet.
problem-no-undo = There is no move you can take back now.
problem-undo-open = Someone has already asked to take a move back. Wait for the answer.

## Being invited

# $host: the person who opened the table; $game: name of the game.
invited-title = { $host } invites you to play { $game }
# The same, when the person who opened the table has deleted their data.
invited-title-nobody = You are invited to play { $game }
# The reader has just played with this person.
invited-again-title = { $host } would like to play { $game } again
# The big button.
room-sit-down = Sit down
# A heading, for a guest who has a seat and waits.
room-seated = You have a seat
# The same as room-waiting, for everybody but the host.
room-waiting-others = { $count ->
    [one] Waiting for { $count } more player.
   *[other] Waiting for { $count } more players.
}
# How long a game takes, and whether it counts: names of two facts.
room-length = Length
room-rating = Rating

## Playing again

# Another player asks the reader.
again-wish = { $name } would like to play again.
again-decline = No, thanks
again-declined = You are not playing again.
# A heading, for the player who has asked the others.
room-again-title = You asked to play again
# $names: the players who have not answered yet, as a list.
room-asked = Waiting for { $names } to agree.
# Beside the name of a player who has not answered yet.
room-asked-seat = no answer yet
# Said when a player has declined or left.
room-not-playing = { $name } is not playing. The seat is open.
# Opens the seat of a player who has not answered.
room-stop-waiting = Stop waiting for { $name }
# In the list of one's own tables.
games-asked = Play again?

## Whether a game counts

table-rated = Rated
table-unrated = Not rated
new-rated = Rated
new-rated-why = The result counts for everybody’s rating.
# $rating: the rating after the game; $change: by how much it changed, with its sign.
end-rating = Rating { $rating } ({ $change })
end-unrated = { $why ->
    [wish] This game was not rated: the person who opened the table chose that.
    [stand-in] This game was not rated: a stand-in has played.
    [time] This game was not rated: somebody ran out of time.
    [undo] This game was not rated: a move was taken back after its result was seen.
    [own] This game was not rated: a program played with its owner, or with another program of the same owner.
    [tutor] This game was not rated: the tutor helped, or was allowed to.
    [device] This game was not rated: several people shared a device.
    [edition] This game was not rated: it was played with other components than the standard ones.
   *[gone] This game was not rated: a player has deleted their data.
}
# What taking a move back does to the rating, after the words of the button or the question.
undo-stays-rated = The game stays rated.
undo-unrates-short = The game will not be rated.
undo-unrates-title = Take the move back?
undo-unrates = You have already seen what followed from it. If you take it back, this game does not count for the ratings.
undo-keep = Keep the move

## Watching

# What a spectator sees is late. $count: moves.
table-behind = { $count ->
    [one] You are { $count } move behind.
   *[other] You are { $count } moves behind.
}
# A button: show all of them at once.
table-catch-up = Catch up

## Reviews

# What each player did, and what it changed; one word or two, above a column.
review-title = { $game }: the game explained
review-player = Player
review-accuracy = Accuracy
review-own = Own moves
review-others = Others’ moves
review-luck = Luck
review-result = Result
review-mark-best = Best
review-mark-good = Good
review-mark-inaccuracy = Inaccuracies ?!
review-mark-mistake = Mistakes ?
review-mark-blunder = Blunders ??
review-sum = Own moves, others’ moves and luck add up to the result: percentage points of the chance to win, more or less than an equal share.
review-curve = Chances to win, from move to move
review-moments = The moments that decided it
# $before and $after: the chance to win of the player who moved, in per cent.
review-moment = Move { $number }, { $seat }: { $move }. Chance to win: { $before } → { $after }.
review-costly = Costly moves
# $sign: ?!, ? or ??; $cost: the loss in percentage points.
review-costly-move = Move { $number }, { $seat }: { $move } { $sign } ({ $cost }). Better: { $better }.
review-none = No move cost much.
review-decisions = All decisions
# Above the columns of the table of decisions.
review-move = Move
review-played = Played
review-cost = Cost
review-better = Better
review-why = Why
review-how = Each move is judged by what its player could know: every option is tried on the same imagined deals.
# $file: where the page was written.
review-written = The page is in { $file }.

## The tutor

new-tutor = Tutor allowed
new-tutor-why = Everybody may ask for hints and be warned before mistakes. The game is not rated.
# In the summary under the button, and in the lobby.
new-summary-tutor = Tutor allowed
# Whether hints and warnings may be used at this table.
room-tutor = Tutor
room-tutor-yes = allowed to everybody
room-tutor-no = not allowed
# To a person who is invited: sitting down is agreeing.
room-tutor-agree = At this table everybody may ask the tutor for hints. By sitting down you agree to that.
problem-no-tutor = The tutor helps only where all the others are bots, or where the table was opened with it.
keys-hint = Ask for a hint, then for more of it
tutor-title = Tutor
tutor-hint = Hint
# Games in which the tutor helps are not rated. Asked before the first hint, and where the tutor is switched on.
tutor-unrates-hint = With a hint this game does not count for the ratings.
tutor-unrates-on = Your tutor is switched on. With it this game does not count for the ratings.
tutor-use = Use it
tutor-not-here = Not in this game
tutor-not-now = Not now
tutor-thinking = The tutor is thinking…
tutor-more = More
tutor-show-move = Show the move
# Before the steps of a move; in the middle of one, before those that are left.
tutor-best = Best:
tutor-next = Next:
tutor-back = Better take these steps back. Best:
# $move: another move, which the best one is compared with.
tutor-beside = Compared with: { $move }
# $cost: how much of the chance to win, in percent.
tutor-warning = { $mark ->
    [inaccuracy] This move is inaccurate: it costs about { $cost } of your chance to win.
    [mistake] This move is a mistake: it costs about { $cost } of your chance to win.
   *[blunder] This move is a blunder: it costs about { $cost } of your chance to win.
}
tutor-show = Show me
tutor-anyway = Play it anyway
tutor-take-back = Take it back
# A choice: how bad a move must be for a warning.
tutor-limit = Warn me before
tutor-limit-off = nothing
tutor-limit-inaccuracy = inaccuracies (5 points of the chance to win)
tutor-limit-mistake = mistakes (10 points)
tutor-limit-blunder = blunders (20 points)
tutor-explained = At tables with bots, or where it is allowed. It sees what you see. Among more than two players fewer points count as much. Games with the tutor are not rated.

## The end of a game as a picture

end-scores-round = Score by round
end-scores-move = Score over the game
# What a screen reader says of a line. $scores: the scores, one after another.
end-scores-of = { $name }: { $scores }
# $event: the sentence of the best capture or build.
end-best = Best stroke: { $event }
# $play: how accurate the reader's decisions were; $luck: whether luck was for or against them.
end-played = { $luck ->
    [good] { $play ->
        [precise] You played precisely, and you were lucky.
        [solid] You played solidly, and you were lucky.
        [uneven] You played unevenly, but you were lucky.
       *[loose] You gave much away, but you were lucky.
    }
    [bad] { $play ->
        [precise] You played precisely, but luck was against you.
        [solid] You played solidly, but luck was against you.
        [uneven] You played unevenly, and luck was against you.
       *[loose] You gave much away, and luck was against you.
    }
   *[even] { $play ->
        [precise] You played precisely. Luck did not decide it.
        [solid] You played solidly. Luck did not decide it.
        [uneven] You played unevenly. Luck did not decide it.
       *[loose] You gave much away. Luck did not decide it.
    }
}

## Several people on one device

# A way to fill a seat: somebody sits beside the reader and plays on the same device.
here-seat = On this device
# Label of the field for the name of that player.
here-name = Name of the player in seat { $seat }
# The name of a player on this device until another is given.
here-name-usual = Player { $number }
here-add = Add player
# In the summary of a new table. $count: players on this device, the reader included.
here-summary = { $count ->
    [one] { $count } player on this device
   *[other] { $count } players on this device
}
# Beside them in the summary: the bots at the table.
here-bots = { $bots ->
    [one] { $bots } bot
   *[other] { $bots } bots
}
here-why = You pass the device from hand to hand. A curtain hides each hand until its owner takes the device. The game is not rated.
# Beside the name of a player who shares the device of another.
here-mark = on this device
here-mark-elsewhere = shares a device
# Among the terms of a table.
here-terms = Shared device
here-clock = While several people on one device choose at the same time, only the clock of the first one runs.
# The heading of the curtain: whose turn it is to hold the device.
curtain-pass = Pass the device to { $name }
curtain-nobody = The cards are hidden
curtain-explained = The cards stay hidden until the right person takes the device.
# The button that lifts the curtain. $name: its player.
curtain-take = I am { $name }. Show my cards
# Those who choose secretly after this one, on the same device.
curtain-then = Then pass it on in this order: { $names }.
curtain-waiting = The game waits for { $names }.
curtain-clock = The clock of { $name } is running.
# Above the buttons of the other players on this device, who may look at their cards.
curtain-look = Somebody else wants to look:
# The button that lets the curtain fall.
curtain-fall = Hide my cards
# Heading of the list of what has happened since this player last moved.
since-title = { $name }, this happened before your turn
since-close = Continue
leave-shared = A bot plays on for { $name }. The others on this device keep their seats. { $name } can take the seat back at any time.
leave-shared-all = Bots play on for everybody on this device. You can come back to this table at any time and take the seats back.

## The page of the installed app when there is no connection

offline-title = No connection
offline-text = Parlour cannot reach its server. Your games are safe there: this page goes on by itself once the connection is back.
offline-again = Try again
## Credits

credits-title = Credits and licences
credits-docs = Read the documentation
credits-games = The games
credits-pictures = Pictures
credits-pictures-changed = Recoloured and cut for these tables.
credits-page = In this page: fonts, pictures and libraries
credits-server = On the server
credits-unknown = This list could not be fetched.

# --- editions: what is wrong with a file of components ---------------------------------------------------
# $where: the place in the file; $what: one of the sentences below; $rule: the id of a rule, or none.
edition-told = { $where }: { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-told-whole = { $what }{ $rule ->
    [none] {""}
   *[other] {" "}({ $rule })
}
edition-unknown-field = unknown field { $field }; the fields are { $known }
edition-no-table = there is no table [{ $table }]
edition-no-entries = there are no entries [[{ $table }]]
edition-game = this is an edition of { $found }, not of { $game }
edition-no-game = it does not name its game
edition-one-of = { $found } is not one of { $known }
edition-whole = { $found } is no whole number from { $low } to { $high }
edition-wholes = must be a list of whole numbers from { $low } to { $high }
edition-flag = { $found } is neither true nor false
edition-title = must be a name of 1 to { $most } characters, without line breaks and without any of < > & {"{"} {"}"} `
edition-line = must be a text of at most { $most } characters in one line
edition-fixed = the rulebook says { $due }, not { $found }
edition-not-once = { $name } stands { $count } times, not once
# $what: what is counted.
edition-count = { $what ->
    [cards] the rulebook counts { $due } cards, here there are { $found }
    [wild] the rulebook counts { $due } wild cards, here there are { $found }
    [candies] the rulebook counts { $due } candies, here there are { $found }
    [modules] the rulebook counts { $due } modules, here there are { $found }
    [bases] the rulebook counts { $due } bases, here there are { $found }
   *[tokens] the rulebook counts { $due } tokens, here there are { $found }
}
edition-between = { $what ->
    [candies] there must be { $low } to { $high } candies, here there are { $found }
   *[cards] there must be { $low } to { $high } cards, here there are { $found }
}
# $source: book, public or house.
edition-unmarked = the entry differs from the standard edition, but its source is still “{ $source }”; mark it as “yours”
# How far what the bots know holds with other components. $percent: how much of the file differs.
edition-bots-standard = The bots were made for these components.
edition-bots-nets = { $percent }% of the entries differ from the components that the bots were made for. Their trained judgement does not fit any more: all levels play positions out instead. They know the new cards, but may be weaker than usual.
edition-bots-tuned = { $percent }% of the entries differ from the components that the bots were made for. They know the new cards and play positions out with them, but their rules of thumb were tuned for the old ones, so they may be weaker than usual.

### The board for every game: games that bring no board of their own

# The number of pieces in a zone, for screen readers.
any-zone = { $zone }: { $count }
# A space of a grid.
any-space = { $zone }, space { $number }
any-piece = piece
any-owned = { $piece }, of { $name }
any-score =
    { $score ->
        [one] { $score } point
       *[other] { $score } points
    }
any-which = Which move?
any-moves = Moves
any-board = The table
any-yes = yes
any-no = no
any-keys-walk = Go from piece to piece and from place to place
any-keys-pick = Lift a piece, put it down, choose
any-keys-back = Put a lifted piece back
## Games from outside: what they say where they have no words of their own

easy-piece = { $name }
easy-scores = Score
easy-section-rules = Rules
easy-prompt = It is your turn.
easy-prompt-wait = { $count ->
    [one] { $seats } is to move.
   *[other] Still to move: { $seats }.
}
easy-event-won = { $count ->
    [one] { $you ->
        [seats] You win.
       *[none] { $seats } wins.
    }
   *[other] { $seats } share the victory.
}
easy-result = { $score ->
    [0] The game is decided.
   *[other] By the score: { $score }.
}
easy-illegal-over = The game is over.
easy-illegal-turn = { $count ->
    [one] It is not your turn: { $seats } is to move.
   *[other] You have moved already. Still to move: { $seats }.
}
easy-illegal-now = This is not possible now: { $move }.
# Reviews of games from outside with a score: what the better move brings on average.
easy-fact-mine = The better move brings { $better } { $better ->
        [one] point
       *[other] points
    } by the end, the other { $played }.
easy-fact-theirs = After the better move { $seat } gets { $better } { $better ->
        [one] point
       *[other] points
    } by the end, after the other { $played }.

# Printed by the command new-game; commands follow.
terminal-new-made = The game is in { $folder }. Next:
## The workshop: components as an owner or a designer corrects them

workshop-title = { $game }: workshop
workshop-open = Workshop
workshop-correct = Something differs from your box? Correct it in the workshop.
workshop-cards = Cards
# Where an entry is known from.
workshop-source =
    { $source ->
        [book] rulebook
        [public] reported by owners
        [yours] yours
       *[house] made here
    }
# Where a component of an edition is known from, told to everybody who looks at it.
component-source =
    { $source ->
        [book] from the rulebook
        [public] from public descriptions
        [yours] corrected by the owner
       *[house] made here
    }
workshop-warning = Worth a look.
workshop-error = Not possible.
workshop-limits = From { $low } to { $high }
# $size: how many there must be, 0 for any number; $found: how many there are.
workshop-numbers =
    { $size ->
        [0] { $found } numbers from { $low } to { $high }, with spaces between them
       *[other] { $found } of { $size } numbers from { $low } to { $high }, with spaces between them
    }
workshop-fixed = fixed by the rulebook
workshop-undrawn = This cannot be drawn.
# $wrong: how many things are wrong; $odd: how many only look odd.
workshop-count =
    { $wrong ->
        [0] Can be played.
        [one] { $wrong } thing is wrong.
       *[other] { $wrong } things are wrong.
    } { $odd ->
        [0] Nothing looks odd.
        [one] { $odd } thing is worth a look.
       *[other] { $odd } things are worth a look.
    }
workshop-same = Nothing differs from the standard edition.
workshop-name = Name
workshop-own = Your editions
workshop-import = Import a file
workshop-import-large = { $name } is too large for an edition.
workshop-import-wrong = { $name } is not an edition of this game that can be played.
workshop-import-nothing = Nothing was changed.
workshop-import-anyway = Import it all the same and put it right here
workshop-nameless = No name yet
workshop-unsound = not ready to play
workshop-shared = shared by link
workshop-none = You have none yet. Change any component below, and your own edition begins.
workshop-standard = Standard edition
workshop-of-table = This is what the table is played with.
workshop-of-other = Somebody shared this edition with you. Copy it to change it.
workshop-lead = Compare it with your box. Change anything that differs: it becomes an edition of your own, and the standard one stays.
workshop-undo = Undo
workshop-redo = Redo
workshop-enter = Enter my box
workshop-fork = Copy to my editions
workshop-fork-own = Copy
workshop-play = Play with it
workshop-change = What does it change?
workshop-export = Export the file
workshop-print = Print
workshop-remove = Delete
workshop-remove-title = Delete this edition?
workshop-remove-text = “{ $name }” will be gone. Tables that were made with it stay.
workshop-remove-no = Keep it
workshop-share = Share by link
workshop-link = Link to this edition
workshop-saving-saved = Saved
workshop-saving-waiting = Saving…
workshop-saving-refused = Not saved
workshop-load = Load again
workshop-unrated = Games with it are not rated.
workshop-new-name = My { $game }
workshop-enter-how = Take each component out of your box. Type what it shows, then press Enter. Everything is saved as you go.
workshop-enter-reported = Also go through what owners report
workshop-progress = { $entered } of { $total }
workshop-leave = Back to all components
workshop-back = Back
workshop-skip = Skip
workshop-confirm = As in my box
workshop-all-entered = Your box is complete.
workshop-some-left = That was the last one. Some were skipped.
workshop-go-on = Go to what was skipped
workshop-differences = What differs from the standard edition
workshop-done = Done
workshop-reset = As in the standard edition
workshop-to-table = Back to the table
new-edition = Components
# $name: what an edition is called.
new-edition-unsound = { $name } (not ready to play)
new-edition-see = See its components and differences
room-edition = Components
