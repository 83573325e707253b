import { useQuery } from '@tanstack/react-query';
import { screenPath } from '@tv/contract/pages/page-paths';
import type { ManagedMediaContent } from '@tv/contract/media-contents/managed-media-content';
import { Building2, CodeXml, Copy, Globe } from 'lucide-react';
import type { ReactNode } from 'react';
import { copyText } from '@tv/client/lib/browser/copy-text.ts';
import { embedCode } from '@tv/client/lib/media-contents/embed-code.ts';
import * as text from '@tv/strings/en/studio/item/item.ts';
import { IconButton } from '@tv/ui/icon-button.tsx';
import style from './links.module.css';
import { resolvedSettings } from '../queries.ts';

type LinksProps = { item: ManagedMediaContent; isPublic: boolean };

/** The addresses of an item, each to be copied. */
export function Links({ item, isPublic }: LinksProps) {
  const { id, organizationId, title } = item;
  const { data: settings } = useQuery(resolvedSettings(item));
  const own = location.origin + screenPath(undefined, 'watch/:id', { id });
  const everybody = location.origin + screenPath(organizationId, 'watch/:id', { id });
  const embedded = location.origin + screenPath(isPublic ? organizationId : undefined, 'embed/:id', { id });
  const code = embedCode({ title }, { embedUrl: embedded });
  return (
    <section aria-labelledby="studio-links">
      <h2 id="studio-links" className={style.title}>
        {text.links}
      </h2>
      <ul>
        <Line icon={<Building2 />} label={text.forColleagues} shown={own} copied={own} />
        {isPublic && <Line icon={<Globe />} label={text.forEverybody} shown={everybody} copied={everybody} />}
        {settings?.allowEmbed && (
          <Line icon={<CodeXml />} label={text.forSites} shown={text.embedded} copied={code} />
        )}
      </ul>
    </section>
  );
}

function Line({
  icon,
  label,
  shown,
  copied,
}: {
  icon: ReactNode;
  label: string;
  shown: string;
  copied: string;
}) {
  return (
    <li className={style.line}>
      {icon}
      <span className={style.label}>{label}</span>
      <span className={style.address} dir="ltr">
        {shown.replace(/^https?:\/\//, '')}
      </span>
      <IconButton
        label={text.copy(label)}
        size="small"
        side="end"
        onClick={() => void copyText(copied, { copied: text.copied, notCopied: text.notCopied })}
      >
        <Copy />
      </IconButton>
    </li>
  );
}
