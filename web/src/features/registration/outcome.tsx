import { useEffect, useRef, type ComponentProps } from 'react';
import { announce } from '@tv/client/lib/layout/announcer.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Notice } from '@tv/ui/notice.tsx';

/** Takes a form's place when it has come to an end; the focus goes to what it says. */
export function Outcome({ title, ...rest }: Omit<ComponentProps<typeof Notice>, 'as'>) {
  const frame = useRef<HTMLDivElement>(null);
  useTitle(title);
  useEffect(() => {
    frame.current?.querySelector<HTMLElement>('h1')?.focus({ preventScroll: true });
    announce(title);
  }, [title]);
  return (
    <div ref={frame}>
      <Notice as="h1" title={title} {...rest} />
    </div>
  );
}
