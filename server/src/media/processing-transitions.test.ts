import { ProcessingStatus } from '@tv/contract/enumerations';
import { expect, test } from 'vitest';
import { mayProceed, statusesBefore, toBeWorkedOn, underWay } from './processing-transitions.ts';

const names = (statuses: readonly number[]) =>
  Object.entries(ProcessingStatus)
    .filter(([, status]) => statuses.includes(status))
    .map(([name]) => name)
    .sort();

test('of all pairs of processing statuses these may follow each other', () => {
  const pairs = Object.entries(ProcessingStatus).flatMap(([from, one]) =>
    Object.entries(ProcessingStatus)
      .filter(([, other]) => mayProceed(one, other))
      .map(([to]) => `${from} → ${to}`),
  );
  expect(pairs.sort()).toEqual(
    [
      'UPLOADED → PENDING',
      'PENDING → PROCESSING',
      'PROCESSING → COMPLETED',
      'PROCESSING → ERROR',
      'ERROR → PENDING',
      'COMPLETED → REPROCESSING',
      'REPROCESSING → COMPLETED',
      'REPROCESSING → ERROR',
    ].sort(),
  );
});

test('conditions are read off the table', () => {
  expect(names(statusesBefore(ProcessingStatus.PENDING))).toEqual(['ERROR', 'UPLOADED']);
  expect(names(statusesBefore(ProcessingStatus.UPLOADED))).toEqual([]);
  expect(names(toBeWorkedOn)).toEqual(['PENDING', 'PROCESSING', 'REPROCESSING']);
  expect(names(underWay)).toEqual(['PENDING', 'PROCESSING', 'REPROCESSING', 'UPLOADED']);
});
