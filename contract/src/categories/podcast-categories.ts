/** First levels of the list by which directories of podcasts sort (Apple Podcasts, “Categories”). */
export const podcastCategories = [
  'Arts',
  'Business',
  'Comedy',
  'Education',
  'Fiction',
  'Government',
  'Health & Fitness',
  'History',
  'Kids & Family',
  'Leisure',
  'Music',
  'News',
  'Religion & Spirituality',
  'Science',
  'Society & Culture',
  'Sports',
  'TV & Film',
  'Technology',
  'True Crime',
] as const;
export type PodcastCategory = (typeof podcastCategories)[number];
