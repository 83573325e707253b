export const usage = `Usage: npm run tv -- <command>

  import <files or folders> bring video and sound in, wait until they can be watched, print their addresses
      --title <text>            else the file's own, or made of its name
      --description <text>
      --category <name>         made when it is missing; may be given again
      --tags <a,b,c>
      --speakers <a,b,c>        who speaks, in order
      --public                  anyone may watch; --internal: members of the organization only. Else as the
                                category has it, or internal
      --organization <name>     else the first one
      --subtitles <en=file>     VTT, SRT, TTML, DFXP or SBV; may be given again. Of a folder, and beside a
                                file, name.en.srt and its like are taken by themselves
      --attachment <file>       may be given again
      --draft                   do not publish yet
      --make-captions           captions by machine where none come with it; else as the organization has it
      --date <when>             the item's own date, like 2011-05-04; else the time of its publication
      --unlisted                in no list, search or feed: only who has the address finds it
      --sheet <items.csv>       a table of the files, CSV or JSON: docs/cli.md says its columns. items.csv in a
                                folder, and talk.json beside talk.mp4, are taken by themselves. A row with the id
                                of an item, as export writes it, corrects that item
      --dry-run                 say what would be changed and brought in, and do nothing
      --yes                     ask nothing
      --again                   also what is here already: a file is known by its content
  status                    whether the service runs, and what it is processing; --all of it
  check-sign-in             try the provider of OIDC_ISSUER, and say what is missing
      --token                   read an access token from the input, and say whether it is taken
  reprocess <items>         make their files anew of what was brought in, or --all of an organization
  replace <item> <file>     another file at the same address; the present one is served until it is ready
  versions <item>           print what its file was before, numbered
      --serve <number>          serve that one again, at once
      --delete <number>         delete it for good
  list                      items, the newest first
      --status <draft|review|scheduled|published|deleted|…> --search <text>
  edit <items>              change what is given
      --title --description --tags <a,b,c> --speakers <a,b,c> --category <name> (again for more)
      --public --internal
      --password                read from the input, for the public link; --no-password takes it away
      --expires <when|never>    end of the public link
      --date <when>             the item's own date; of a draft, none takes it away
      --listed <on|off>         off: in no list, search or feed, its address opens as before
      --featured <on|off> --public-featured <on|off>
      --subtitles <en=file>     in place of those of that language
      --descriptions <en=file>  what is seen, for the player to speak
  publish <items>           now
  unpublish <items>         make them drafts again
  schedule                  print what is to come
  schedule <items>          publish and unpublish by itself; times like "2026-12-24 18:30"
      --at <when> --unpublish-at <when>, or --cancel
  delete <items>            for 30 days, restore <items> brings them back
  categories                print them; categories add|delete <names>, categories rename <name> <new name>,
                            categories describe <name> <text>, categories merge <name> <into name>,
                            categories assign|unassign <name> <e-mail addresses>,
                            categories order <names> (first these, then the others by name),
                            categories defaults <name> (what new items get that are brought in into it, where
                            nobody says otherwise; in place of its former defaults, without options: nothing)
      --tags <a,b,c> --speakers <a,b,c> --public --internal --listed <on|off>
      --expires-days <number>   days until the public link of a public item ends
  people                    print the members; people invite <e-mail addresses> --role <role> --allow review,
                            people role <e-mail addresses> <role>, people allow|deny <e-mail addresses> review
                            (to review drafts, whatever the role), people deactivate|activate|remove
                            <e-mail addresses>, people link --domain <own.example> (to register by oneself),
                            people reset-second-step <e-mail addresses> (who have lost app and recovery codes)
      --search <text>           of those who are printed
  domains                   print the domains of an organization's e-mail addresses; domains add|check <domain>
                            (proven by a DNS record), domains grant <domain>, domains remove <domain>
  scim-token                tokens by which a directory says who belongs to an organization (SCIM);
                            scim-token make <name>, scim-token revoke <name>
  scim-groups               print the groups it has sent; scim-groups <name> <role|none>
  brand                     print and change how an organization looks and what it allows
      --color <key=#RRGGBB|none> --logo <picture> --public-pages <on|off> --review <on|off>
      --embed <https://site|none> --user-limit <number|none>
      --storage-limit <gigabytes|default>
      --home-rows <on|auto>     newest and most watched; auto: with 20 categories or more
      --podcast-category <name|none> --explicit <on|off>  what its feeds tell directories of podcasts
      --machine-captions <on|off>  whether sound and captions may go to the services that make captions
      --captions-at-import <on|off>  captions by machine for what comes without
      --glossary <word|none>    repeated: names and words as captions are to spell them
      --personal-figures <on|off>  whether managers may see who watched what
      --time-zone <Europe/Berlin>  in which the days of figures begin
      --lift-trial              ends the bounds of a free trial
  person export <e-mail address|me> <file>
                            everything that is stored about one person, as JSON
  person erase <e-mail address|me> --yes
                            delete it for good, with the account where no other organization has it
      --heir <e-mail address>   takes over what the person brought in
      --everywhere              of all organizations: for who runs the portal, with export and erase
  policies                  print and change what an organization asks of its members' sign-ins
      --second-step <roles|none> --session-hours <number|none> --idle-hours <number|none>
      --password-length <number|none> --networks <addresses|any> --personal-feeds <on|off>
                            lists are separated by commas
  watched <item>            who watched which parts of it
      --csv <file>              the whole table, for spreadsheets
  analytics                 how often what was pressed, by day
  analytics <table>         figures for spreadsheets: days, items, retention, audience, searches, watched (who
                            watched what) or completions (who completed --item or all of --category)
      --csv <file> --item <item> --category <name>
      --days <7|28|90|365>      that end today; or --from 2026-01-01 --to 2026-01-31
  audit                     what was changed by whom, and who signed in
      --action <words> --person <e-mail address> --from <when> --until <when>
      --csv <file>              as a table, for spreadsheets
      --webhook <https://…|none>  where each new line goes, signed; prints the secret once
  export <items.csv|.json>  write such a table of what is there
      --status --search --organization, as for list
  backup <file>             save all rows and files while the portal runs; docs/backup.md says more
      --passphrase-file <file>  encrypted; the file's first line is the passphrase
      --since <file>            without the files that this earlier backup holds; restore then needs both
  restore <file>            write a backup into an empty database and store; the portal must not run
      --passphrase-file <file>
  check                     compare rows, files and counters, and say what is lost or wrong
  migrate                   bring the database up to date without a start; the portal need not run
      --dry-run                 print what would be applied, and change nothing
  login                     act as yourself, with your own rights: signs you in by a browser
  logout                    forget that again
  whoami                    as whom commands are run

An item is named by its id or its address. --organization <name> works with every command that lists.

--portal <https://…>, or TV_PORTAL, names a portal elsewhere; sign in there first. Without it the one on this computer is
meant, which must be running (npm start); PORT and DATA_DIR choose which one, as they do for npm start. Whoever may
read DATA_DIR need not sign in there, and has every right; the audit log calls them the machine's owner.`;

/** The help of one command, with the options that all commands have. */
export function usageOf(name: string): string {
  const [title, commands = '', ...rest] = usage.split('\n\n');
  // Each begins two spaces in; what lies deeper belongs to it.
  const entries = commands.split(/\n(?= {2}\S)/);
  return [title, entries.filter((each) => each.trim().split(/\s/)[0] === name).join('\n'), ...rest].join(
    '\n\n',
  );
}
