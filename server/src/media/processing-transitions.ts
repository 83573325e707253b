import { ProcessingStatus } from '@tv/contract/enumerations';

const { UPLOADED, PENDING, PROCESSING, COMPLETED, ERROR, REPROCESSING } = ProcessingStatus;

/** The allowed changes of an item's processing status. SQL statements take their conditions from this table. */
const transitions: Record<number, readonly number[]> = {
  [UPLOADED]: [PENDING],
  [PENDING]: [PROCESSING],
  [PROCESSING]: [COMPLETED, ERROR],
  [COMPLETED]: [REPROCESSING],
  [REPROCESSING]: [COMPLETED, ERROR],
  [ERROR]: [PENDING],
};

export const mayProceed = (from: number, to: number): boolean => transitions[from]?.includes(to) ?? false;

export const statusesBefore = (to: number): number[] =>
  Object.values(ProcessingStatus).filter((from) => mayProceed(from, to));

/** Statuses of an item that a process works on, or did until it died. */
export const inHand = statusesBefore(COMPLETED);

/** Statuses of an item that a worker may take. */
export const toBeWorkedOn = [...statusesBefore(PROCESSING), ...inHand];

/** Statuses of an item that is neither ready nor failed. */
export const underWay = [...statusesBefore(PENDING), ...toBeWorkedOn].filter((status) => status !== ERROR);

/** Whether an item's package can be made again now, if its original is stored. */
export const mayReprocess = (status: number): boolean =>
  mayProceed(status, PENDING) || mayProceed(status, REPROCESSING);
