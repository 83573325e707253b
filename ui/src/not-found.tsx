import { Compass } from 'lucide-react';
import { pathIn, useArea } from '@tv/client/lib/area/area.ts';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import * as actions from '@tv/strings/en/parts/actions.ts';
import * as pieces from '@tv/strings/en/parts/pieces.ts';
import { LinkButton } from './button.tsx';
import { Notice } from './notice.tsx';

type NotFoundProps = {
  title?: string;
  text?: string;
  /** Where home is; by default that of the place. */
  home?: string;
};

/** The page for an address that does not exist, or that this person may not see. Both look the same. */
export function NotFound({ title = pieces.notFound, text = pieces.notFoundText, home }: NotFoundProps) {
  const area = useArea();
  useTitle(title);
  return (
    <Notice as="h1" icon={<Compass />} title={title} text={text}>
      <LinkButton look="primary" to={home ?? pathIn(area, '')}>
        {actions.goHome}
      </LinkButton>
    </Notice>
  );
}
