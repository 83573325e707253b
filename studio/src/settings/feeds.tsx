import { useQuery } from '@tanstack/react-query';
import { requestLine } from '@tv/contract/calls/request';
import { Copy, Rss } from 'lucide-react';
import { configuration } from '@tv/client/lib/api/configuration.ts';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import * as text from '@tv/strings/en/studio/organization/settings.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import { managedCategories } from '../parts/categories/categories-query.ts';
import style from './settings-form.module.css';

/** The address of the feed of a category, for readers and directories of podcasts. */
const feedAddress = (organizationId: string, id: string) =>
  new URL(
    configuration().apiBase +
      requestLine('GET /Organizations/:organizationId/Publics/Categories/:id/feed.xml', {
        params: { organizationId, id },
      }).path,
    location.origin,
  ).href;

/** The feeds of the public pages, each to be copied. */
export function Feeds({ organizationId }: { organizationId: string }) {
  const { data: categories = [] } = useQuery(managedCategories());
  return (
    <ul className={style.feeds} aria-label={text.feeds}>
      {categories.map(({ id, name }) => (
        <li key={id} className={style.feed}>
          <span dir="auto" title={name}>
            {name}
          </span>
          <a
            href={feedAddress(organizationId, id)}
            target="_blank"
            rel="noreferrer"
            aria-label={text.openFeed(name)}
          >
            <Rss aria-hidden="true" size={18} />
          </a>
          <IconButton
            label={text.copyFeed(name)}
            size="small"
            side="end"
            onClick={() =>
              void copyText(feedAddress(organizationId, id), {
                copied: text.copied,
                notCopied: text.notCopied,
              })
            }
          >
            <Copy />
          </IconButton>
        </li>
      ))}
    </ul>
  );
}
