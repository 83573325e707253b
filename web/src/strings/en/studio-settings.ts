import { isolate } from '@tv/contract/isolate';

/** Settings of an organization: its player, and what is published. */
export const player = 'Player';
export const playerSection = 'Autoplay, downloads, speeds and embedding.';
export const publishing = 'Publishing';
export const publishingSection = 'Review, public pages, the home page, analytics, search and feeds.';
export const forAdmins = 'Only admins can change this.';
export const autoplay = 'Autoplay';
export const autoplayHelp = 'Videos start as soon as their page opens.';
export const downloadsHelp = 'Items and categories can have their own setting.';
export const embedding = 'Embedding';
export const embeddingHelp = 'Viewers get code to show an item on another site.';
export const speeds = 'Available speeds';
export const speedNeeded = 'Choose at least one speed.';
export const times = (rate: string) => `${rate}×`;
export const usualSpeed = 'Default speed';
export const skip = 'Skip forward and back by';
export const seconds = (count: string) => `${count} seconds`;
export const captions = 'Default captions';
export const captionsHelp = 'A language code such as en or pt-BR. Leave empty to start without captions.';
export const sites = 'Sites that may embed internal items';
export const sitesLabel = 'Addresses, one per line';
export const sitesHelp = 'For example https://intranet.example. Public items can be embedded anywhere.';
export const noSites = 'No other sites.';
export const review = 'Review before publishing';
export const membersRecord = 'Members may record for review';
export const membersRecordHelp =
  'Members without other rights record in the browser. What they record becomes a draft in review and is never published automatically.';
export const reviewHelp = 'Content managers submit items, and someone else approves them.';
export const publicPages = 'Public pages';
export const publicPagesHelp =
  'Anyone on the internet can see public items. When off, no one outside sees anything.';
export const publicPagesOn = 'Public pages are on.';
export const publicPagesOff = 'Public pages are off.';
export const homeRows = 'Newest and most watched on the home page';
export const homeRowsHelp =
  'Two rows above the categories. With 20 categories or more, they are always shown.';
export const contact = 'Contact';
export const contactHelp = 'Gets what visitors send through forms. Leave empty to send it to the admins.';
export const accessibility = 'Accessibility';
export const statement = 'Accessibility statement';
export const statementHelp =
  'Markdown. Everyone can read it. Leave empty to show the portal’s neutral text. The support address is always shown below.';
export const search = 'Search';
export const synonyms = 'Words that mean the same';
export const synonymsHelp =
  'One group per line: kickoff = start, beginning. A search for one of the words finds the others, too, after the word itself. Everyday words are known already.';
export const feeds = 'Feeds';
export const feedsHelp = 'Each category has a feed of its public items, for podcast apps and news readers.';
export const noFeeds = 'Without public pages there are no feeds.';
export const podcast = 'Podcast category';
export const podcastUsual = 'Business (default)';
export const podcastHelp = 'Where podcast directories list the feeds.';
export const explicit = 'Explicit content';
export const explicitHelp = 'Podcast directories ask for this.';
export const openFeed = (name: string) => `Open the feed of ${isolate(name)}`;
export const copyFeed = (name: string) => `Copy the feed of ${isolate(name)}`;
export const copied = 'Address copied.';
export const notCopied = 'The address could not be copied.';
