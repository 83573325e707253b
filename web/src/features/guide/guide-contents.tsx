import { Link } from 'react-router';
import * as text from '@tv/strings/en/guide/guide.ts';
import type { ShownChapter } from './chapters.ts';
import { ChipLink } from '@tv/ui/chips/chip.tsx';
import style from './guide-contents.module.css';

type GuideContentsProps = { chapters: readonly ShownChapter[]; open: ReadonlySet<string> };

/** Leads to a task, also from the results of a search. */
export const toTask = (id: string) => ({ search: '', hash: id });

/** The chapters, and the tasks of those that are open. */
export const GuideContents = ({ chapters, open }: GuideContentsProps) => (
  <nav className={style.contents} aria-label={text.contents}>
    <ul>
      {chapters.map((chapter) => (
        <li key={chapter.id}>
          <Link className={style.chapter} to={toTask(chapter.id)}>
            {chapter.title}
          </Link>
          {open.has(chapter.id) && (
            <ul>
              {chapter.tasks.map((task) => (
                <li key={task.id}>
                  <Link to={toTask(task.id)}>{task.text.title}</Link>
                </li>
              ))}
            </ul>
          )}
        </li>
      ))}
    </ul>
  </nav>
);

/** The chapters alone, where there is no room for all. */
export const GuideChapters = ({ chapters }: { chapters: readonly ShownChapter[] }) => (
  <nav className={style.chapters} aria-label={text.chapters}>
    {chapters.map((chapter) => (
      <ChipLink key={chapter.id} to={toTask(chapter.id)}>
        {chapter.title}
      </ChipLink>
    ))}
  </nav>
);
