import { lazy, Suspense, useState, type ComponentType } from 'react';

type Opened = { isOpen: boolean };

/** A dialog whose code comes when it first opens, and which then stays, so that it can also leave gracefully. */
export function whenFirstOpen<Props extends Opened>(
  load: () => Promise<ComponentType<Props>>,
): ComponentType<Props> {
  const Loaded = lazy(async () => ({ default: await load() })) as unknown as ComponentType<Props>;
  return function WhenFirstOpen(props: Props) {
    const [wasOpen, setWasOpen] = useState(props.isOpen);
    if (props.isOpen && !wasOpen) setWasOpen(true);
    if (!wasOpen) return null;
    return (
      <Suspense>
        <Loaded {...props} />
      </Suspense>
    );
  };
}
