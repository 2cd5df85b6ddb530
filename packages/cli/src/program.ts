// The parts of the `messdeck` command and their options, and one way for everything that goes wrong.

import { BOT_FORMS } from '@messdeck/bots';
import { Command, CommanderError } from 'commander';
import { parseHypotheses } from './arena/sprt.ts';
import * as admin from './commands/admin.ts';
import { arena } from './commands/arena.ts';
import { backupTables } from './commands/backup.ts';
import { serveBot } from './commands/bot.ts';
import { examineServer } from './commands/doctor.ts';
import { runEnv } from './commands/env.ts';
import { listGames } from './commands/games.ts';
import { labAgain, labReport, labRun } from './commands/lab.ts';
import type { WorkOptions } from './commands/lab-work.ts';
import { migrateTables } from './commands/migrate.ts';
import { play } from './commands/play.ts';
import { printPacks } from './commands/print.ts';
import { replayFile } from './commands/replay.ts';
import { restoreTables } from './commands/restore.ts';
import { review } from './commands/review.ts';
import { printSchema } from './commands/schema.ts';
import { serveTables } from './commands/serve.ts';
import { simulate } from './commands/simulate.ts';
import { solve } from './commands/solve.ts';
import { verifyFile } from './commands/verify.ts';
import { tellVersion } from './commands/version.ts';
import { Complaint, paceOf, wholeNumber } from './complaint.ts';
import { forgetGames } from './game-named.ts';
import { ReaderLeft } from './output.ts';
import { VERSION } from './version.ts';

const BOTS = `${BOT_FORMS}, exec:COMMAND, or a module of your own (./greedy.js)`;
const BOT_TIMEOUT = [
  '--bot-timeout <ms>',
  'the time an exec: bot has for one answer',
  wholeNumber('--bot-timeout', 1, 3_600_000),
  10_000,
] as const;
const OWN_GAME = ['--game <file>', 'the file of your own game (docs/adding-a-game.md)'] as const;
const JOBS = ['--jobs <n>', 'threads that share the matches', wholeNumber('--jobs', 1, 64)] as const;

const program = new Command('messdeck')
  .description('Play, study and host twelve American service and civic card games.')
  .version(VERSION)
  .exitOverride()
  .configureOutput({ outputError: () => undefined })
  .showSuggestionAfterError(true);

program
  .command('games')
  .description('List the games, their seats and options.')
  .option('--json', 'one JSON object per line, for programs')
  .addHelpText('after', examples('messdeck games', 'messdeck games --json'))
  .action(listGames);

program
  .command('version')
  .description('Say which Messdeck this is, and which editions of the rules it plays.')
  .option('--json', 'as JSON, with the signature of every game')
  .addHelpText('after', examples('messdeck version', 'messdeck version --json'))
  .action(tellVersion);

program
  .command('play')
  .description('Play a match at the terminal against bots.')
  .argument('[game]', 'game id, or the file of your own game; asked for if left out')
  .option(...OWN_GAME)
  .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))
  .option('--seat <n>', 'your seat (default: 0)', wholeNumber('--seat', 0, 7))
  .option('--seed <text>', 'deal the same cards again')
  .option('--rules <json>', 'game options that differ from the default')
  .option(
    '--bots <bot>',
    `who plays the other seats (default: "captain", with --watch "sergeant"): ${BOT_FORMS}`,
  )
  .option('--pace <pace>', 'how fast the others play: slow, natural, brisk or instant', paceOf, 'brisk')
  .option('--window <ms>', 'how long a call window stays open', wholeNumber('--window', 1, 60_000))
  .option('--resume <file>', 'continue a saved match')
  .option('--watch', 'watch bots play, told in words')
  .addHelpText(
    'after',
    examples(
      'messdeck play tactics',
      `messdeck play do-boy --seats 5 --rules '{"match": "hand"}'`,
      'messdeck play --resume tactics-match.json',
      'messdeck play bang --watch',
    ),
  )
  .action(play);

program
  .command('simulate')
  .description('Play whole matches of bots and print one record per line.')
  .argument('[game]', 'game id, as `messdeck games` lists it, or the file of your own game')
  .option(...OWN_GAME)
  .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))
  .option('--matches <n>', 'how many matches', wholeNumber('--matches', 1, 1_000_000_000), 1)
  .option('--first <n>', 'the number of the first match', wholeNumber('--first', 0, 1_000_000_000), 0)
  .option('--seed <text>', 'the same seed gives the same records, byte for byte', '1')
  .option('--rules <json>', 'game options that differ from the default', '{}')
  .option('--bots <list>', `one bot for all seats, a comma list or a JSON list: ${BOTS}`, 'random')
  .option(...BOT_TIMEOUT)
  .option(...JOBS)
  .option('--parquet <file>', 'instead of records, a table of all hands as a Parquet file')
  .addHelpText(
    'after',
    examples(
      'messdeck simulate sammy --matches 1000 --bots sergeant --parquet hands.parquet',
      'messdeck simulate tactics --matches 3 --seed 7',
      `messdeck simulate do-boy --seats 5 --rules '{"match": "hand"}' --bots search:400,random,random,random,random`,
      'messdeck simulate bang --seats 2 --bots "exec:python3 mybot.py,random"',
      `messdeck simulate flag --bots '["exec:mybot --weights 1,2,3"]'`,
      'messdeck simulate tactics --seed 7 --first 41',
    ),
  )
  .action(simulate);

program
  .command('replay')
  .description('Replay records and check every step against the rules.')
  .argument('<file>', 'a .jsonl file, or - for standard input')
  .option('--legal', 'print the legal actions before every step')
  .option('--views', 'print what every seat sees after every step')
  .option(...OWN_GAME)
  .addHelpText(
    'after',
    examples(
      'messdeck replay matches.jsonl',
      'messdeck simulate militac | messdeck replay - --legal',
      'messdeck replay matches.jsonl --views',
    ),
  )
  .action(replayFile);

program
  .command('verify')
  .description('Check the sealed shuffles of matches played at a table on a server.')
  .argument('<file>', 'a .jsonl file of records, or - for standard input')
  .addHelpText('after', examples('messdeck verify match.jsonl'))
  .action(verifyFile);

program
  .command('bot')
  .description('Run a bot on standard input and output (docs/protocol.md).')
  .argument('<bot>', BOT_FORMS)
  .option(...OWN_GAME)
  .option('--seed <text>', 'the same seed gives the same choices', '1')
  .addHelpText(
    'after',
    examples('messdeck bot search:400', 'messdeck simulate tactics --bots "exec:messdeck bot random"'),
  )
  .action(serveBot);

program
  .command('arena')
  .description('Measure how strong bots are: the same cards are played from every side.')
  .argument('[games...]', 'ids of games, or files of your own games; all games if left out')
  .option(...OWN_GAME)
  .option('--bot <bot>', `the bot to measure: ${BOTS} (default: "search:400")`)
  .option('--against <bot>', 'the bot on all other sides (default: "random")')
  .option('--bots <list>', 'a round robin of these (a comma list or a JSON list), with ratings')
  .option(
    '--matches <n>',
    'matches for each pair of bots and game',
    wholeNumber('--matches', 1, 1_000_000),
    100,
  )
  .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))
  .option('--seed <text>', 'the same seed deals the same cards', '1')
  .option('--rules <json>', 'game options that differ from the default', '{}')
  .option(...BOT_TIMEOUT)
  .option(...JOBS)
  .option('--records <file>', 'keep the record of every match in this file')
  .option('--sprt <elos>', 'stop as soon as it is decided which of two ratings fits: 0,20', parseHypotheses)
  .option('--json', 'one JSON object per line, for programs')
  .addHelpText(
    'after',
    examples(
      'messdeck arena militac --bot ./greedy.js --against random --sprt 0,40 --matches 1000',
      `messdeck arena tactics --matches 200 --rules '{"match": "engagement"}'`,
      'messdeck arena do-boy --bot search:400 --against search:50',
      'messdeck arena skirmish --bot "exec:python3 mybot.py" --matches 20',
      'messdeck arena militac --bots random,search:50,search:400 --jobs 2',
    ),
  )
  .action(arena);

const lab = program.command('lab').description('Count facts about the games (docs/lab.md).');

lab
  .command('run')
  .description('Play what a plan asks for; begun work goes on where it stopped.')
  .argument('<plan>', 'the file of a plan')
  .option(...OWN_GAME)
  .requiredOption('--out <folder>', 'where the rows go')
  .option(...JOBS)
  .option('--all', 'also the questions that need more machines than one')
  .option('--queue <url>', 'hand the work to `lab work` processes, over postgres://… or redis://…')
  .addHelpText(
    'after',
    examples(
      'messdeck lab run almanac/plans/tactics.json --out counted/tactics',
      'messdeck lab run almanac/plans/tactics.json --out counted/tactics --all --queue postgres://host/lab',
    ),
  )
  .action(labRun);

lab
  .command('work')
  .description('Play what runs have put into a queue, until it is stopped.')
  .requiredOption('--queue <url>', 'the database: postgres://… or redis://…')
  .option(...OWN_GAME)
  .option(...JOBS)
  .option(
    '--lock <ms>',
    'how long a shard is kept for a worker that has fallen silent',
    wholeNumber('--lock', 1000, 3_600_000),
  )
  .addHelpText('after', examples('messdeck lab work --queue postgres://host/lab --jobs 4'))
  // The queue is loaded only by those who use one.
  .action(async (options: WorkOptions) => (await import('./commands/lab-work.ts')).labWork(options));

lab
  .command('report')
  .description(
    'Print the figures of a finished run as JSON, each with its interval, or write them as a page.',
  )
  .argument('<folder>', 'the folder of a run')
  .option(...OWN_GAME)
  .option('--out <folder>', 'write index.html, figures.json and plan.json there')
  .addHelpText(
    'after',
    examples(
      'messdeck lab report counted/tactics > tactics.json',
      'messdeck lab report counted/tactics --out almanac-of-tactics',
    ),
  )
  .action(labReport);

lab
  .command('again')
  .description('Play a row again, compare it, and print the record of its match.')
  .argument('<row>', 'question/arm/deal/turn, as the rows name it')
  .option(...OWN_GAME)
  .requiredOption('--in <folder>', 'the folder of the run')
  .addHelpText('after', examples('messdeck lab again seats/sergeant/12/3 --in counted/tactics'))
  .action(labAgain);

program
  .command('env')
  .description('Step through matches from another program, in JSON lines (docs/research.md).')
  .argument('[game]', 'game id, or the file of your own game')
  .option(...OWN_GAME)
  .option('--seats <n>', 'number of seats', wholeNumber('--seats', 1, 8))
  .option('--rules <json>', 'game options that differ from the default', '{}')
  .option('--seed <text>', 'the same seed deals the same cards', '1')
  .option('--envs <n>', 'how many matches are stepped through together', wholeNumber('--envs', 1, 65_536), 1)
  .option('--layout', 'print the numbers of actions and observations, and end')
  .option('--tiny', 'the game with a few cards, small enough to be solved whole')
  .option('--tree', 'count the histories and information sets of a small game, and end')
  .addHelpText(
    'after',
    examples(
      'messdeck env do-boy --layout',
      `echo '{"do": "legal"}' | messdeck env tactics`,
      'messdeck env do-boy --tiny --seats 2 --tree',
      `messdeck env do-boy --seats 4 --rules '{"match": "hand"}' --envs 256`,
    ),
  )
  .action(runEnv);

program
  .command('solve')
  .description('Find the exact result of every legal card in a position, with every hand face up.')
  .argument('[file]', 'a .jsonl file of records, or - for standard input')
  .option(...OWN_GAME)
  .option('--step <n>', 'the position before this step of the log', wholeNumber('--step', 0, 1_000_000))
  .option('--record <n>', 'which record of the file', wholeNumber('--record', 0, 1_000_000_000), 0)
  .option(
    '--nodes <n>',
    'the most cards the search may play',
    wholeNumber('--nodes', 1, 1_000_000_000),
    50_000_000,
  )
  .option('--deal <hands>', 'instead of a record: a deal of bridge, "N:AK.QJ.T9.87 …"')
  .option('--trumps <suit>', 'of that deal: S, H, D, C or N for none')
  .option('--leader <hand>', 'who leads to the trick: N, E, S or W')
  .option('--trick <cards>', 'the cards on the table: "HA H3"')
  .option('--json <position>', 'instead of a deal: the same as JSON, or - for standard input; prints JSON')
  .option('--words', 'the results in plain words')
  .addHelpText(
    'after',
    examples(
      'messdeck solve matches.jsonl --step 52',
      'messdeck simulate militac --bots search:50 | messdeck solve - --step 45',
      'messdeck solve --deal "N:AK.Q.. .A.KQ. QJ.K.. T9..A." --trumps N --leader N --words',
      `messdeck solve --json '{"hands": {"N": ["SA"], "E": ["S2"], "S": ["H3"], "W": ["SK"]}, "trumps": "H", "leader": "N"}'`,
    ),
  )
  .action(solve);

program
  .command('review')
  .description('Show what every choice of a match cost, exact or estimated.')
  .argument('<file>', 'a .jsonl file of records, or - for standard input')
  .option(...OWN_GAME)
  .option('--record <n>', 'which record of the file', wholeNumber('--record', 0, 1_000_000_000), 0)
  .option('--seat <n>', 'only the choices of this seat', wholeNumber('--seat', 0, 7))
  .option('--words', 'the costly choices in plain words, and a table')
  .addHelpText(
    'after',
    examples('messdeck review match.json', 'messdeck review matches.jsonl --record 3 --seat 0 --words'),
  )
  .action(review);

program
  .command('print')
  .description('Write a pack as PDF, for a printer at home or a card printer.')
  .argument('[pack]', 'parker, skirmish, sigs, sammy or armed-forces')
  .option('--all', 'all five packs; everything, unless --what says less')
  .option('--what <list>', 'of cards, box, booklet, pads and poster: one or a comma list (default: cards)')
  .option('--stock <grams>', 'of the cards in the box: 160 or 300', '300')
  .option('--out <folder>', 'where the files go', '.')
  .option('--paper <paper>', 'a4 or letter', 'a4')
  .option(
    '--way <way>',
    'home (nine a sheet), gutterfold, proof, or a card printer: gamecrafter, makeplayingcards, drivethru',
    'home',
  )
  .option('--edition <edition>', 'standard, large, four-color or ink-saving', 'standard')
  .option('--braille', 'rings beside the index, to press braille dots')
  .option('--no-backs', 'home sheets with fronts alone')
  .option('--offset <right,up>', 'what the test sheet says, in millimeters: 0.4,-0.8')
  .option('--test-sheet', 'the sheet that says what --offset takes')
  .addHelpText(
    'after',
    examples(
      'messdeck print parker --out cards',
      'messdeck print --test-sheet --paper letter',
      'messdeck print sammy --paper letter --offset 0.4,-0.8 --edition large',
      'messdeck print skirmish --way drivethru',
      'messdeck print sigs --what box,booklet,poster',
      'messdeck print --all --out print',
    ),
  )
  .action(printPacks);

program
  .command('schema')
  .description('Print the JSON Schema of what Messdeck writes.')
  .argument('<name>', 'record, view, entry (of a stream) or bot (a line that a bot reads)')
  .addHelpText('after', examples('messdeck schema record > record.schema.json'))
  .action(printSchema);

program
  .command('serve')
  .description('Serve the page, and tables for people and programs.')
  .option('--port <n>', 'the port (PORT); the first free one from 4848 if left out')
  .option('--host <address>', 'the address to serve (HOST); 0.0.0.0 for your whole network', undefined)
  .option('--data <file>', 'the database (MESSDECK_DATA); a file in your data folder if left out')
  .option('--database <url>', 'a PostgreSQL database in place of the file (DATABASE_URL)')
  .option('--inner <address>', 'where other nodes on the same database reach this one (MESSDECK_INNER)')
  .option('--page <folder>', 'the built page; that of the checkout if left out')
  .option('--trust-proxy <addresses>', "proxies trusted to name the sender; this machine's if left out")
  .option(
    '--name <names>',
    "what the server is called, as a comma list, in addition to this machine's own names",
  )
  .option('--sweep', 'delete old tables at the start, even if they are more than a tenth of all')
  .option('--limits <file>', 'JSON with limits that differ from the usual ones (docs/hosting.md)')
  .option('--metrics-port <n>', 'figures for Prometheus at /metrics of this port (METRICS_PORT)')
  .option('--game <file...>', 'files of games of your own, hosted beside ours (docs/adding-a-game.md)')
  .option('--log <level>', 'debug, info, error or silent')
  .addHelpText(
    'after',
    examples(
      'messdeck serve',
      'messdeck serve --host 0.0.0.0 --port 8080 --data tables.db',
      'messdeck serve --database postgres://messdeck:PASSWORD@10.0.0.9/messdeck',
      'messdeck serve --database postgres://10.0.0.9/messdeck --inner http://10.0.0.5:4849',
    ),
  )
  .action(serveTables);

const operator = program
  .command('admin')
  .description("Look after a running server, with the operator's key that its first start shows.")
  .addHelpText(
    'after',
    examples(
      'messdeck admin tables --key KEY',
      "messdeck admin ban Ab3dEf6h --hours 24 --why 'insults'",
      'messdeck admin ban 203.0.113.0/24 --hours 2',
      "messdeck admin announce 'A new version comes.' --minutes 10",
    ),
  );

/** A command for the operator of a server that runs. */
function order(name: string, description: string): Command {
  return operator
    .command(name)
    .description(description)
    .option('--url <address>', 'where the server is', 'http://localhost:4848')
    .option('--key <key>', "the operator's key (MESSDECK_ADMIN_KEY)");
}

order('tables', "List the tables in use, with the first letters of each person's key hash.").action(
  admin.listTables,
);
order('people', 'List who is connected, from which address.').action(admin.listPeople);
order('close <table>', 'Close a table and delete it.').action(admin.closeTable);
order('remove <table> <seat>', 'Remove a person from a table.').action(admin.removePerson);
order('ban <whom>', 'Ban a person (the start of a hash) or a range of addresses for a time.')
  .option('--hours <n>', 'for how long', '24')
  .option('--why <reason>', 'what the person reads', 'against the rules of the house')
  .action(admin.ban);
order('bans', 'List bans.').action(admin.listBans);
order('unban <ban>', 'Lift a ban.').action(admin.liftBan);
order('announce [text]', 'Announce a restart at all tables; without a text, take it back.')
  .option('--minutes <n>', 'in how many minutes', '5')
  .action(admin.announce);
order('reports', 'List what players reported, with the talk and the log around it.').action(
  admin.listReports,
);
order('answer <report> <text>', 'Answer a report; its reporter reads it.').action(admin.answerReport);
order('export <person>', 'Print everything kept about a person, as JSON.').action(admin.exportPerson);
order('delete <person>', 'Delete everything kept about a person.').action(admin.deletePerson);
order('days', 'Print what happened each day, in counts.').action(admin.listDays);
operator
  .command('new-key')
  .description('Make a new key in place of a lost one; stop the server first.')
  .option('--data <file>', 'the database (MESSDECK_DATA)')
  .option('--database <url>', 'a PostgreSQL database in place of the file (DATABASE_URL)')
  .action(admin.makeNewKey);

program
  .command('doctor')
  .description('Look at store, disk, clock, page, proxy and limits; say what is wrong.')
  .option('--data <file>', 'the database (MESSDECK_DATA); a file in your data folder if left out')
  .option('--database <url>', 'a PostgreSQL database in place of the file (DATABASE_URL)')
  .option('--page <folder>', 'the built page; that of the checkout if left out')
  .option('--limits <file>', 'JSON with limits that differ from the usual ones')
  .option('--url <address>', 'the address people type, to look at the proxy')
  .addHelpText(
    'after',
    examples('messdeck doctor', 'messdeck doctor --data tables.db --url https://cards.example.org/'),
  )
  .action(examineServer);

program
  .command('backup')
  .description("Copy a server's tables to a file; the server may keep running.")
  .argument('<file>', 'the copy; it must not exist yet')
  .option('--data <file>', 'the database (MESSDECK_DATA)')
  .addHelpText('after', examples('messdeck backup tables-monday.db'))
  .action(backupTables);

program
  .command('restore')
  .description("Replace a server's tables with a backup; stop the server first.")
  .argument('<file>', 'the backup')
  .option('--data <file>', 'the database (MESSDECK_DATA)')
  .addHelpText('after', examples('messdeck restore tables-monday.db'))
  .action(restoreTables);

program
  .command('migrate')
  .description("Copy a server's tables from its file to PostgreSQL, or back; stop the server first.")
  .requiredOption('--from <place>', 'a database file, or the URL of a PostgreSQL database')
  .requiredOption('--to <place>', 'the same; nothing may be in it yet')
  .addHelpText(
    'after',
    examples(
      'messdeck migrate --from tables.db --to postgres://messdeck:PASSWORD@10.0.0.9/messdeck',
      'messdeck migrate --from postgres://messdeck:PASSWORD@10.0.0.9/messdeck --to tables.db',
    ),
  )
  .action(migrateTables);

/** Runs the command with these arguments; what it complains of goes to `complain`. Returns the exit status. */
export async function runCommand(
  args: readonly string[],
  complain: (sentence: string) => void,
): Promise<number> {
  forgetGames();
  try {
    await program.parseAsync(args, { from: 'user' });
    return 0;
  } catch (error) {
    return statusOf(error, complain);
  }
}

/** The exit status of what went wrong; what is no complaint is thrown on. */
export function statusOf(error: unknown, complain: (sentence: string) => void): number {
  if (error instanceof ReaderLeft) return 0;
  if (error instanceof CommanderError) {
    // Help and version are no errors.
    if (error.exitCode === 0) return 0;
    if (error.code !== 'commander.help') complain(error.message.replace(/^error: /, ''));
  } else if (error instanceof Complaint) complain(error.message);
  else throw error;
  return 1;
}

function examples(...lines: string[]): string {
  return `\nExamples:\n${lines.map((line) => `  ${line}`).join('\n')}`;
}
