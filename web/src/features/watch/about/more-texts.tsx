import type { ItemTexts } from '@tv/contract/media-contents/media-content';
import { Fragment, type ReactNode } from 'react';
import { Link } from 'react-router';
import { type Area } from '@tv/client/lib/area/area.ts';
import * as text from '@tv/strings/en/watch/more-texts.ts';
import styles from './about.module.css';
import { speakerPath } from '@tv/client/lib/area/search-path.ts';

/** The texts that stand below the description. The page itself shows the others. */
const shown: {
  [Name in Exclude<keyof ItemTexts, 'title' | 'description' | 'tags'>]: (
    item: ItemTexts,
    area: Area,
  ) => ReactNode;
} = {
  speakers: ({ speakers }, area) =>
    speakers.length > 0 && (
      <Line label={text.speakers}>
        {speakers.map((name, at) => (
          <Fragment key={name}>
            {at > 0 && ', '}
            <Link className={styles.category} to={speakerPath(area, name)}>
              {name}
            </Link>
          </Fragment>
        ))}
      </Line>
    ),
};

const Line = ({ label, children }: { label: string; children: ReactNode }) => (
  <p className={styles.facts}>
    <span>
      {label}: {children}
    </span>
  </p>
);

export const MoreTexts = ({ item, area }: { item: ItemTexts; area: Area }) =>
  Object.entries(shown).map(([name, show]) => <Fragment key={name}>{show(item, area)}</Fragment>);
