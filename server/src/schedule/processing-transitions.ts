import { ProcessingStatus } from '@tv/contract/enumerations';

const { UPLOADED, PENDING, PROCESSING, COMPLETED, ERROR, REPROCESSING } = ProcessingStatus;

/** Which processing status may follow which (decisions §7). */
const transitions: Record<number, readonly number[]> = {
  [UPLOADED]: [PENDING],
  [PENDING]: [PROCESSING],
  [PROCESSING]: [COMPLETED, ERROR],
  [COMPLETED]: [REPROCESSING],
  [REPROCESSING]: [COMPLETED, ERROR],
  [ERROR]: [PENDING],
};

export const mayProceed = (from: number, to: number): boolean => transitions[from]?.includes(to) ?? false;

/** A package, once made, goes on being served while another is made or fails. Nothing is published without one. */
export const canBePublished = (processingStatus: number, hasPackage: boolean): boolean =>
  hasPackage &&
  (processingStatus === COMPLETED ||
    mayProceed(REPROCESSING, processingStatus) ||
    processingStatus === REPROCESSING);
