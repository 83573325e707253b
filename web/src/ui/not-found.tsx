import { Compass } from 'lucide-react';
import { pathIn, usePlace } from '../lib/place.ts';
import { useTitle } from '../lib/title.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';

type NotFoundProps = { title?: string; text?: string };

/** What is missing, or not to be seen by this person, which is the same. */
export function NotFound({
  title = 'Page not found',
  text = 'The address may be mistyped, or what was here has moved or is no longer shown.',
}: NotFoundProps) {
  const place = usePlace();
  useTitle(title);
  return (
    <Notice as="h1" icon={<Compass />} title={title} text={text}>
      <LinkButton look="primary" to={pathIn(place)}>
        Go to home
      </LinkButton>
    </Notice>
  );
}
