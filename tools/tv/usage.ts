import { captionFormatsIn } from '@tv/contract/caption-formats';

export const usage = `Usage: npm run tv -- <command>

  import <files or folders> upload video and audio, wait until they can be watched, print their addresses
      --title <text>            default: the file's own title, or one made from its name
      --description <text>
      --category <name>         created if missing; can be repeated
      --tags <a,b,c>
      --speakers <a,b,c>        who speaks, in order
      --public                  anyone can watch; --internal: only members of the organization. Default: as the
                                category says, or internal
      --organization <name>     default: the first one
      --subtitles <en=file>     ${captionFormatsIn('or')}; can be repeated. Files like name.en.srt in a
                                folder or beside a file are found automatically
      --attachment <file>       can be repeated
      --draft                   do not publish yet
      --make-captions           automatic captions if none come with it; default: as the organization says
      --date <when>             the item's own date, like 2011-05-04; default: the time of its publication
      --unlisted                not in lists, search or feeds: only people with the address find it
      --audience <names>        groups and addresses of people between semicolons: only they see it; or everybody.
                                Default: as the category says
      --sheet <items.csv>       a table of the files, CSV or JSON; docs/cli.md explains its columns. items.csv in a
                                folder and talk.json beside talk.mp4 are found automatically. A row with the id
                                of an item, as written by export, changes that item
      --dry-run                 print what would be changed and uploaded, and do nothing
      --yes                     do not ask for confirmation
      --again                   upload again what is already here (files are recognized by their content)
  bring <kind> <what>       move items in from another system: a folder, an archive (.zip), or the address of a feed.
                            Kinds: feed youtube vimeo peertube mediacms kaltura panopto zoom teams meet
                            bigbluebutton folder; docs/bring.md says how to export there, and what comes over.
                            Prints what would come, and asks. What came in is a draft; nothing comes twice
      --dry-run --yes           only print; do not ask
      --report <file.csv>       a sheet of every item: its id there, what became of it, its address here, notes
      --limit <5MB/s> --at-once <1-8>  how fast, and how many files are sent at a time; default: as fast as it goes, 1
      --instance <name>         which account or channel it is; default: as the export says, or its name
      --publish                 publish what can be watched, unless a sheet beside the files says otherwise
      --category <name> --tags <a,b> --public --internal --unlisted --audience <names>  of everything
      --again                   also what was brought in before, and was deleted here
      --private-addresses       also fetch files from addresses of private networks
  status                    whether the service runs, and what it is processing; --all for everything
  check-sign-in             try the provider of OIDC_ISSUER, and print what is missing
      --token                   read an access token from standard input, and print whether it is accepted
  reprocess <items>         create their files again from the originals, or --all of an organization
  replace <item> <file>     put another file at the same address; the current one is served until it is ready
  versions <item>           print its former files, numbered
      --serve <number>          serve that one again at once
      --delete <number>         delete it permanently
  list                      print items, the newest first
      --status <draft|review|scheduled|published|deleted|…> --search <text>
  changes                   print all items, then a cursor; with it, what has changed since, also deletions
      --after <cursor>          at most 91 days old
  edit <items>              change the given fields
      --title --description --tags <a,b,c> --speakers <a,b,c> --category <name> (can be repeated)
      --public --internal
      --password                read from standard input, for the public link; --no-password removes it
      --expires <when|never>    when the public link expires
      --date <when>             the item's own date; none removes it from a draft
      --listed <on|off>         off: not in lists, search or feeds; its address still works
      --audience <names>        groups and addresses of people between semicolons: only they see it; or everybody
      --featured <on|off> --public-featured <on|off>
      --subtitles <en=file>     replaces those in the same language
      --descriptions <en=file>  descriptions of what is seen, spoken by the player
  publish <items>           publish them now
  unpublish <items>         make them drafts again
  schedule                  print what is scheduled
  schedule <items>          publish and unpublish automatically; times like "2026-12-24 18:30"
      --at <when> --unpublish-at <when>, or --cancel
  delete <items>            restore <items> brings them back within 30 days
  categories                print them; categories add|delete <names>, categories rename <name> <new name>,
                            categories describe <name> <text>, categories merge <name> <into name>,
                            categories assign|unassign <name> <email addresses>,
                            categories order <names> (first these, then the others by name),
                            categories defaults <name> (what new items in it get unless
                            told otherwise; replaces its former defaults; without options: none)
                            categories apply <name> (gives its items the audience of its defaults)
      --tags <a,b,c> --speakers <a,b,c> --public --internal --listed <on|off> --audience <names>
      --expires-days <number>   days until the public link of a public item expires
  people                    print the members; people invite <email addresses> --role <role> --allow review,
                            people role <email addresses> <role>, people allow|deny <email addresses> review
                            (may review drafts, whatever their role), people deactivate|activate|remove
                            <email addresses>, people link --domain <own.example> (a registration link),
                            people reset-second-step <email addresses> (for people who lost app and recovery codes)
      --search <text>           print only matching members
  groups                    print the groups of people for whom items can be, and where each comes from;
                            groups create <name> (with nobody in it, or by a rule), groups members <name>,
                            groups add <name> <email addresses> (to a group by hand), groups delete <name>
      --rule <@sales.example>   of a new group: what the addresses of its members end in
      --file <addresses>        of those who are added: one a line, or separated by commas
  hold                      print the legal holds: what nobody can change, delete or erase; hold item <id>,
                            hold category <name>, hold person <email address>; hold lift with one of the three
      --reason <text>           why; the audit log keeps it
  archive <items>           take away their files for playing, and keep originals and texts; says before what that saves,
                            and asks. Viewers do not find them until they are brought back
      --search <text> --category <name> --status <word>  in place of named items: all that match
      --bring-back              make archived items what they were
      --dry-run --yes           only print what it saves; do not ask
  old-links                 print the old addresses of items on other sites, from which /from leads to the items;
                            old-links find <old address>, old-links add <item> <old address>,
                            old-links remove <item> [<old address>], old-links sheet <file.csv> (for searching
                            and replacing in pages)
  retention list            print the retention rules: what becomes of content after some months; retention add <name>,
                            retention preview <rule> (what it would do, and when), retention remove <rule>,
                            retention keep <item> (for another year)
      --months <n>              of a new rule: after how many months; also needs --since and --action
      --since <word>            published, watched or created
      --action <word>           tell (its owner), unpublish, archive or delete
      --category <name>         its content alone
  keys list                 print the API keys of an organization, with which programs act in it
  keys create <name>        make one, and print it once; keys rotate <name> (a new one for the same name),
                            keys delete <name>
      --scopes <a,b>            content:read, content:write, people:read, people:write, analytics:read, events:write
      --categories <a,b>        only these; without it the whole organization
      --expires <when> --networks <addresses>
      --overlap-hours <0-168>   of keys rotate: how long the key before goes on working; without it 24
  applications              print the applications that sign the organization's members in at the portal;
                            applications create <name> --type web|native|device, applications change <name>,
                            applications secret <name> (a new one), applications delete <name>
      --type <web|native|device>  of a new one
      --redirect <address>      where people are sent back; may be given several times
      --after-sign-out <address>  where people may be sent after signing out; may be given several times
      --scopes <scopes>         what it may ask people for, such as "openid email content:read"
      --with-secret             a web application whose server keeps a secret, which is shown once
  domains                   print the domains of an organization's email addresses; domains add|check <domain>
                            (proven by a DNS record), domains grant <domain>, domains remove <domain>
  connections list          print the sign-in providers of the organization; connections add <name> (switched off),
                            connections try <name> (prints an address for a browser, which says what works),
                            connections change <name>, connections remove <name>
      --issuer <https://…> --client-id <id> --domains <a,b>  what a connection needs; own domains only
      --secret                  read the client's secret from standard input; --no-secret removes it
      --name-claim <claim> --groups-claim <claim>  default: name, groups
      --name <new name> --active <on|off> --only-this-way <on|off>  of connections change
      --yes                     of connections remove: although people sign in with it
  webhooks list             print the webhooks of the organization; webhooks create <https://…>, and with the id of one
                            webhooks update|delete|test|deliveries <webhook>, webhooks resend <webhook> <delivery>
      --events <names|all>      separated by commas, such as item.published: docs/webhooks.md has them
      --format <standard|slack|teams>  of a new webhook
      --url <https://…> --pause --resume --rotate  what webhooks update changes; --rotate makes a new secret
  scim-token                print the tokens of directories that manage the organization's people (SCIM);
                            scim-token make <name>, scim-token revoke <name>
  scim-groups               print the groups that the directory sent; scim-groups <name> <role|none>
  brand                     print or change how an organization looks and what it allows
      --color <key=#RRGGBB|none> --logo <picture|none> --public-pages <on|off> --review <on|off>
      --logo-dark <picture|none>  the logo for dark backgrounds; without it --logo is shown there too
      --embed <https://site|none> --user-limit <number|none>
      --api-origin <https://site|none>  can be repeated: sites whose pages can play and read the content
      --storage-limit <gigabytes|default>
      --home-rows <on|auto>     newest and most watched; auto: from 20 categories on
      --podcast-category <name|none> --explicit <on|off>  what its feeds tell podcast directories
      --machine-captions <on|off>  whether audio and captions may be sent to captioning services
      --captions-at-import <on|off>  automatic captions for uploads without any
      --glossary <word|none>    can be repeated: names and words as captions should spell them
      --synonyms <line|none>    can be repeated: words that search treats as the same: "kickoff = start, beginning"
      --personal-figures <on|off>  whether managers can see who watched what
      --members-record <on|off>    whether members can record drafts for review
      --time-zone <Europe/Berlin>  time zone of the figures' days
      --language <tag|none>     language of pages and mails for people who chose none: en, de, fr, es, it, pt-BR, nl, pl, ar, ja
      --lift-trial              remove the limits of a free trial
  person export <email address|me> <file>
                            everything stored about one person, as JSON
  person erase <email address|me> --yes
                            delete it permanently, with the account if no other organization has it
      --heir <email address>   takes over what the person uploaded
      --everywhere              in all organizations: for the operator of the portal, with export and erase
  policies                  print or change what an organization requires when its members sign in
      --second-step <roles|none> --session-hours <number|none> --idle-hours <number|none>
      --password-length <number|none> --networks <addresses|any> --personal-feeds <on|off>
      --guests <on|off> --guest-days <number|none>
                            lists are separated by commas
  watch list                print the watched sources of the organization; watch add <kind> <https://…>, and with the id of
                            one watch show|look|pause|go-on|remove <source>: docs/watched-sources.md
      --folder <folder>         in place of an address: below the organization's folder on the server, or in the bucket
      --bucket <name> --endpoint <https://…> --key-id <id>  a bucket; its secret key is read from standard input
      --category <name> --audience <names> --publish  what becomes of what comes in; default: drafts
  watched <item>            who watched which parts of it
      --csv <file>              the whole table, for spreadsheets
  analytics                 how often buttons were pressed, by day
  analytics <table>         figures for spreadsheets: days, items, retention, audience, searches, playing,
                            playing-items, watched (who watched what) or completions (who completed --item or all of --category)
      --csv <file> --item <item> --category <name>
      --days <7|28|90|365>      ending today; or --from 2026-01-01 --to 2026-01-31
  audit                     print who changed what, and who signed in
      --action <words> --person <email address> --from <when> --until <when>
      --csv <file>              as a table, for spreadsheets
      --webhook <https://…|none>  where each new entry is sent, signed; prints the secret once
  export <items.csv|.json>  write a table of the items, as --sheet reads it
      --status --search --organization, as for list
  backup <file>             save all rows and files while the portal runs; see docs/backup.md
      --passphrase-file <file>  encrypt it; the passphrase is the first line of the file
      --since <file>            leave out the files in this earlier backup; restore then needs both
  restore <file>            write a backup into an empty database and store; the portal must not run
      --passphrase-file <file>
  check                     compare rows, files and counters, and print what is missing or wrong
  migrate                   bring the database up to date; the portal need not run
      --dry-run                 print what would be applied, and change nothing
  login                     sign in with a browser, and act as yourself with your own rights
  logout                    sign out again
  whoami                    print who commands are run as

An item is named by its id or its address. --organization <name> works with every command that prints a list.

--key <key>, or better TV_KEY, is an API key to act by; the option may stay in the history of the shell.
--portal <https://…>, or TV_PORTAL, names a portal elsewhere; sign in there first. Without it, commands go to the
portal on this computer, which must be running (npm start); PORT and DATA_DIR choose which one, as for npm start.
Anyone who can read DATA_DIR need not sign in there and has every right; the audit log calls them the machine's owner.`;

/** The help of one command, with the options that all commands have. */
export function usageOf(name: string): string {
  const [title, commands = '', ...rest] = usage.split('\n\n');
  // Each begins two spaces in; what lies deeper belongs to it.
  const entries = commands.split(/\n(?= {2}\S)/);
  return [title, entries.filter((each) => each.trim().split(/\s/)[0] === name).join('\n'), ...rest].join(
    '\n\n',
  );
}
