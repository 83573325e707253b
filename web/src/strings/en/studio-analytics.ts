import { isolate } from '@tv/contract/isolate';
import { locale, number, plural } from './locale.ts';

/** The analytics of the studio. */
export const analytics = 'Analytics';
export const parts = 'Parts of analytics';
export const overview = 'Overview';
export const content = 'Content';
export const watchedBy = 'Who watched what';
export const training = 'Training';
export const searches = 'Searches';
export const period = 'Period';
export const periodWords = { 7: '7 days', 28: '28 days', 90: '90 days', 365: 'Year' };
export const allCategories = 'All categories';
export const category = 'Category';
export const item = 'Item';
export const everyItem = 'All items';
export const chooseItem = 'Choose an item';
export const chooseCategory = 'Choose a category';
export const find = 'Find';
export const loading = 'Loading…';
export const nothingFound = 'Nothing found';
export const notLoaded = 'That could not be loaded.';
export const unexpected = 'That did not work. Try again.';
export const daysOf = (span: string, timeZone: string) => `${span}, days begin in ${timeZone}`;

export const csv = 'CSV';
export const allAsCsv = 'All as CSV';
export const saving = 'Saving…';
export const tables = {
  days: 'Days',
  items: 'Most watched',
  audience: 'Devices and origins',
  searches: 'Searches',
  watched: 'Who watched what',
  retention: 'How long people stay',
};

export const figures = 'Figures of the period';
export const views = 'Views';
export const viewsBefore = (count: string) =>
  `${viewsOf(count)} before it came here. The figures do not include them.`;
export const people = 'People';
export const hoursWatched = 'Hours watched';
export const completion = 'Completion';
export const more = 'More';
export const less = 'Less';
export const points = (count: number) => plural(count, { one: '# point', other: '# points' });
export const thanBefore = (days: number) =>
  days === 365 ? 'than in the year before' : `than in the ${number(days)} days before`;
export const asBefore = (days: number) =>
  days === 365 ? 'as in the year before' : `as in the ${number(days)} days before`;
export const firstTime = 'nothing to compare with yet';
export const ofColleagues = (members: string) => `of ${members} colleagues`;
/** Visitors are told in fives. */
export const visitors = (count: number) =>
  plural(count, { one: 'about # visitor', other: 'about # visitors' });
export const fewColleagues = 'too few colleagues to show';
export const and = (one: string, other: string) => `${one}, and ${other}`;
export const fewVisitors = 'fewer than 5 visitors';
export const aPerson = (duration: string) => `${duration} per person`;
export const finished = (count: number) => plural(count, { one: 'finished once', other: 'finished # times' });
export const finishedHead = 'Finished';
export const viewsOf = (count: string) => (count === '1' ? '1 view' : `${count} views`);
export const hours = (count: string) => (count === '1' ? '1 hour' : `${count} hours`);
export const few = 'too few';
export const atLeast = (count: string) => `${count}+`;
export const leftOut =
  '+: groups of fewer than 5 people are left out, and so is any number that would give them away.';

export const stay = 'How long people stay';
export const watchAt = (time: string) => `Watch ${time}`;
export const watched = 'Watched';
export const usually = 'Usually';
export const usual = (category: string) => `${isolate(category)}, usually`;
export const usualHere = 'All items, on average';
export const losesHere = (time: string, share: string) => `${share} leave at ${time}`;
export const againHere = (time: string, share: string) => `${time}: ${share} watched it again`;
export const shareAt = (time: string, share: string, usual: string) =>
  usual ? `${time}: ${share}, usually ${usual}` : `${time}: ${share}`;
export const leftAtEnd = (half: string, end: string) =>
  `${half} still watch halfway through, ${end} at the end`;
export const nobodyYet = 'No member has watched it yet, and fewer than 5 visitors have.';
export const membersOnly = 'Members only: fewer than 5 visitors.';
export const ofViewers = (count: number) =>
  plural(count, { one: '# viewer of the current version', other: '# viewers of the current version' });
export const time = 'Time';
export const playsAViewer = 'Plays per viewer';
export const playsShown = (plays: number) =>
  plays.toLocaleString(locale, { minimumFractionDigits: 2, maximumFractionDigits: 2 });
export const chapter = 'Chapter';
export const allAbout = 'See the analytics';
export const openItem = 'Open item';

export const showAsTable = 'Show as table';
export const viewsADay = 'Views per day';
export const viewsAWeek = 'Views per week';
export const day = 'Day';
export const week = 'Week';
export const viewsOn = (span: string, views: string) => `${span}, ${views}`;
export const best = (words: string) => `best: ${isolate(words)}`;
export const noViews = 'no views';
export const tooFewADay = 'fewer than 5 visitors a day';
export const daysLeftOut = 'Days with fewer than 5 visitors are left out.';

export const mostWatched = 'Most watched';
export const all = 'All';
export const allOf = (count: string) => `All ${count}`;
export const completionOf = (share: string) => `${share} completion`;
export const nothingWatched = 'Nothing was watched in this period';
export const nothingWatchedText =
  'Figures appear within minutes of the first views. Choose a longer period, or share an item.';
export const devices = 'Devices';
export const device = 'Device';
export const deviceNames = {
  computer: 'Computer',
  phone: 'Phone',
  tablet: 'Tablet',
  television: 'Television',
  other: 'Other',
};
export const origins = 'Where from';
export const origin = 'Origin';
export const originNames = {
  portal: 'The portal itself',
  embed: 'Embedded elsewhere',
  search: 'Search engines',
  social: 'Social networks',
  feed: 'Feeds and podcasts',
  link: 'Links',
  guest: 'Guests',
};

export const searchedNotFound = 'Searches without results';
export const searchedFor = 'Searched for';
export const times = (count: number) => plural(count, { one: 'once', other: '# times' });
export const noSearches = 'There are no searches to show for this period.';
export const noneMissed = 'Every search returned results.';
export const searchRule = 'A term is shown once three different people have searched for it.';
export const term = 'Term';
export const searched = 'Searched';
export const withoutResult = 'No results';
export const last = 'Last';
export const which = 'Which searches';
export const allSearches = 'All';
export const countOfTerms = (count: number, isExact: boolean) =>
  plural(count, { one: '# term', other: '# terms' }, isExact ? number(count) : `${number(count)}+`);

export const whoWatchedIt = 'Who watched it';
export const countOfPeople = (count: number, isExact: boolean) =>
  plural(count, { one: '# person', other: '# people' }, isExact ? number(count) : `${number(count)}+`);
export const watchedOf = (count: string, members: string) => `${count} of ${members} colleagues`;
export const countOfRows = (count: number, isExact: boolean) =>
  plural(count, { one: '# row', other: '# rows' }, isExact ? number(count) : `${number(count)}+`);
export const person = 'Person';
export const completed = 'Completed';
export const notYet = 'not yet';
export const left = 'has left';
export const nobodyWatched = 'No one watched it in this period.';
export const noRows = 'No matches';
export const noRowsText = 'Choose other filters, or clear the search.';
export const clearAll = 'Clear';
export const findPerson = 'Find a person';
export const personalOff = 'Personal figures are off';
export const personalOffText =
  'Your organization does not show which person watched what. Admins decide this under Publishing.';
export const openPublishing = 'Open Publishing';

export const trainingText =
  'Choose an item or a category to see who completed it: at least 90% of each item was played.';
export const whoCompleted = 'Who completed it';
export const state = 'State';
export const stateNames = { completed: 'Completed', begun: 'Started', notBegun: 'Not started' };
export const allStates = 'All';
export const withCount = (name: string, count: string) => (count ? `${isolate(name)} ${count}` : name);
export const completedOf = (count: string, all: string) => `${count} of ${all}`;
export const items = 'Items';
export const completedOn = 'Completed on';
export const lastWatched = 'Last watched';

export const chooseScope = 'Choose a category';
export const chooseScopeText =
  'Only managers of the organization can see figures for all of it. Choose a category or one of your items.';

export const notManaged = 'You do not manage this category. Choose another one.';

export const settings = 'Analytics';
export const personalFigures = 'Figures about people';
export const personalFiguresHelp =
  'Managers see which person watched what, and who completed a training. When this is off, only counts are shown.';
export const personalFiguresOn = 'Managers see which person watched what.';
export const personalFiguresOff = 'No one sees which person watched what.';
export const timeZone = 'Time zone of analytics';
export const timeZoneHelp =
  'Days begin at midnight in this time zone. Days already counted stay as they are.';

/** Guests with what they opened and played. */
export const guest = 'Guest';
export const sharedWith = 'Shared';
export const sharedUntil = 'Until';
export const openedOn = 'Opened';
export const shareEnded = 'ended';
export const noGuests = 'No guests yet';
export const noGuestsText =
  'Share an item or a category under “Guests” on its page. What guests open and watch appears here.';
export const findGuest = 'Find a guest or a title';
export const countOfShares = (count: number, isExact: boolean) =>
  plural(count, { one: '# share', other: '# shares' }, isExact ? number(count) : `${number(count)}+`);
