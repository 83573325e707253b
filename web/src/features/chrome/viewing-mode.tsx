import { screenPath } from '@tv/contract/pages/page-paths';
import { Building2, Globe } from 'lucide-react';
import { useQuery } from '@tanstack/react-query';
import { useActor } from '@tv/client/lib/session/current-user.ts';
import { useArea } from '@tv/client/lib/area/area.ts';
import { integrations } from './queries.ts';
import * as text from '@tv/strings/en/browse/chrome.ts';
import style from './navigation.module.css';

/** Switches a member between the internal and the public view; the page reloads. */
export function ViewingMode() {
  const user = useActor();
  const area = useArea();
  const { data } = useQuery({ ...integrations(area), enabled: user !== undefined });
  if (!user || data?.allowPublicMediaFeature === false) return null;
  const show = (isPublic: boolean) => {
    if (isPublic !== area.isPublic)
      location.assign(screenPath(isPublic ? user.organizationId : undefined, ''));
  };
  return (
    <div className={style.mode} role="group" aria-label={text.viewingMode}>
      <button type="button" aria-pressed={!area.isPublic} onClick={() => show(false)}>
        <Building2 aria-hidden="true" /> {text.internalPages}
      </button>
      <button type="button" aria-pressed={area.isPublic} onClick={() => show(true)}>
        <Globe aria-hidden="true" /> {text.publicPages}
      </button>
    </div>
  );
}
