import { studioPath } from '@tv/contract/pages/studio-paths';
import { Link } from 'react-router';
import { useCurrentUser } from '@tv/client/lib/session/current-user.ts';
import * as text from '@tv/strings/en/studio/organization/organization.ts';
import { FirstSteps } from '../../first-steps/first-steps.tsx';
import { OrganizationFrame } from './organization-frame.tsx';
import style from './overview-page.module.css';
import { useSections } from './sections.tsx';

/** The organization's name, its first steps, and the ways to all that is set for it. */
export function OverviewPage() {
  const user = useCurrentUser();
  const shown = useSections().filter(({ help }) => help);
  return (
    <OrganizationFrame title={text.organization} {...(user && { fact: user.organization.name })}>
      <FirstSteps />
      <ul className={style.tiles}>
        {shown.map(({ path, word, help, icon }) => (
          <li key={path}>
            <Link to={studioPath(path)} className={style.tile}>
              {icon}
              <span className={style.word}>{word}</span>
              <span className={style.help}>{help}</span>
            </Link>
          </li>
        ))}
      </ul>
    </OrganizationFrame>
  );
}
