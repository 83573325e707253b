import * as text from '@tv/strings/en/studio/analytics.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';
import { periods, type PeriodLength } from './address.ts';

const options = periods.map((value) => ({ value, label: text.periodWords[value] }));

type PeriodChoiceProps = { value: PeriodLength; onChange: (value: PeriodLength) => void };

/** The length of the period, for a line of filters. */
export const PeriodChoice = (choice: PeriodChoiceProps) => (
  <SegmentedChoice look="inline" label={text.period} options={options} {...choice} />
);
