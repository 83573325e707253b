import { Building2, Globe, Link2 } from 'lucide-react';
import type { ReactNode } from 'react';
import * as text from '@tv/strings/en/studio/item/fields.ts';
import type { Audience } from './audience.ts';
import { SegmentedChoice } from '@tv/ui/forms/segmented-choice.tsx';

const options: { value: Audience; label: string; icon: ReactNode }[] = [
  { value: 'internal', label: text.internal, icon: <Building2 /> },
  { value: 'unlisted', label: text.unlisted, icon: <Link2 /> },
  { value: 'public', label: text.everybody, icon: <Globe /> },
];

type AudienceFieldProps = { value: Audience; onChange: (audience: Audience) => void; help?: string };

export const AudienceField = ({ value, onChange, help = text.audienceHelp[value] }: AudienceFieldProps) => (
  <SegmentedChoice label={text.audience} value={value} options={options} help={help} onChange={onChange} />
);
