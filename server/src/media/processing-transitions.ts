import { ProcessingStatus } from '@tv/contract/enumerations';

const { UPLOADED, PENDING, PROCESSING, COMPLETED, ERROR, REPROCESSING } = ProcessingStatus;

/** Which processing status may follow which (decisions §7). Statements take their conditions from here. */
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

/** Being worked on, or left behind by a process that has died. */
export const inHand = statusesBefore(COMPLETED);

/** What a worker may take up. */
export const toBeWorkedOn = [...statusesBefore(PROCESSING), ...inHand];

/** Neither ready nor failed. */
export const underWay = [...statusesBefore(PENDING), ...toBeWorkedOn].filter((status) => status !== ERROR);
