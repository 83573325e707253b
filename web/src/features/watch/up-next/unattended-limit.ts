/** Items that begin by themselves in a row before the person is asked whether they are still there. */
const maxUntouched = 3;

/** Counts the items that began by themselves since the last key or pointer press. */
export const createUnattendedLimit = () => {
  let untouched = 0;
  return {
    reset: () => (untouched = 0),
    countItem: () => (untouched += 1),
    isReached: () => untouched >= maxUntouched,
  };
};

export const unattendedLimit = createUnattendedLimit();
