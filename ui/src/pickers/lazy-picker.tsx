import { lazy, Suspense } from 'react';
import type { PickerProps } from './picker.tsx';

const load = () => import('./picker.tsx');
const Loaded = lazy(async () => ({ default: (await load()).Picker }));

/** Fetches the code of pickers ahead of time. */
export const preloadPicker = () => void load().catch(() => {});

/** A picker whose code comes with the first one. */
export const Picker = (props: PickerProps) => (
  <Suspense>
    <Loaded {...props} />
  </Suspense>
);
