/** Items in a row that begin by themselves before somebody is asked whether anybody is there. */
const mostUntouched = 3;

/** Counts what began by itself since somebody last touched anything. */
export const createPatience = () => {
  let untouched = 0;
  return {
    touched: () => (untouched = 0),
    wentOn: () => (untouched += 1),
    isOver: () => untouched >= mostUntouched,
  };
};

export const patience = createPatience();
