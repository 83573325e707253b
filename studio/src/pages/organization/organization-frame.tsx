import { studioPath } from '@tv/contract/pages/studio-paths';
import { useRef, type ReactNode } from 'react';
import { NavLink, useLocation } from 'react-router';
import * as text from '@tv/strings/en/studio/organization/organization.ts';
import { NotFound } from '@tv/ui/not-found.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { Way } from '../../shell/way.tsx';
import { useCurrentInLine } from '@tv/ui/scrolling/use-current-in-line.ts';
import style from './organization-frame.module.css';
import { type Section, sections, useSections } from './sections.tsx';

type OrganizationFrameProps = {
  title: string;
  /** Beside the title, e.g. a count. */
  fact?: string;
  /** Between the section and the title, e.g. the page above. */
  above?: { word: string; to: string };
  /** In the top bar: at most one primary button. */
  actions?: ReactNode;
  children: ReactNode;
};

/** The frame of each page about the organization: its heading, and the way to the other pages. A person who may not see a page finds nothing there. */
export function OrganizationFrame({ title, fact, above, actions, children }: OrganizationFrameProps) {
  const { pathname } = useLocation();
  const here = pathname.replace(/\/$/, '');
  const shown = useSections();
  const section = sections.findLast(({ path }) => `${here}/`.startsWith(`${studioPath(path)}/`));
  if (!section || !shown.includes(section)) return <NotFound />;
  const isOverview = here === studioPath('organization');
  return (
    <>
      <TopBar
        title={title}
        {...(fact && { fact })}
        {...(above && { size: 'small' as const })}
        way={
          !isOverview && (
            <Way
              className={style.way}
              pages={[{ word: text.organization, to: studioPath('organization') }, ...(above ? [above] : [])]}
            />
          )
        }
      >
        {actions}
      </TopBar>
      <div className={style.columns}>
        <Sections shown={shown} />
        <div className={style.page}>{children}</div>
      </div>
    </>
  );
}

/** Beside the page where there is room, else a line above it that scrolls. */
function Sections({ shown }: { shown: readonly Section[] }) {
  const list = useRef<HTMLUListElement>(null);
  useCurrentInLine(list, useLocation().pathname);
  return (
    <nav aria-label={text.sections} className={style.sections}>
      <ul ref={list} className={style.list}>
        {shown.map(({ path, word }) => (
          <li key={path}>
            <NavLink to={studioPath(path)} end={path === 'organization'} className={style.entry ?? ''}>
              {word}
            </NavLink>
          </li>
        ))}
      </ul>
    </nav>
  );
}
