import type { UseQueryResult } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import { useTitle } from '@tv/client/lib/layout/use-title.ts';
import { Failure } from '@tv/ui/failure.tsx';
import { Logo } from '@tv/ui/brand/logo.tsx';
import { Markdown } from '@tv/ui/text-pages/markdown.tsx';
import { Skeleton } from '@tv/ui/loading/skeleton.tsx';
import style from './own-text-page.module.css';

type OwnTextPageProps = {
  title: string;
  /** The provider's or organization's own text in Markdown. */
  query: Pick<UseQueryResult<{ text?: string }>, 'data' | 'isPending' | 'fetchStatus' | 'error' | 'refetch'>;
  /** Shown where there is no text of their own. */
  neutral: ReactNode;
  /** Stands below either text. */
  children?: ReactNode;
};

/** A text of the provider or of an organization, under its own title where it begins with one; else the neutral text. */
export function OwnTextPage({ title, query, neutral, children }: OwnTextPageProps) {
  const { data, isPending, fetchStatus, error, refetch } = query;
  const own = data?.text?.trim();
  const [, ownTitle] = /^#\s+(.+?)\s*#*(?:\r?\n|$)/.exec(own ?? '') ?? [];
  const shownTitle = ownTitle ?? title;
  // A query that is not asked is pending, too.
  const isWaiting = isPending && fetchStatus !== 'idle';
  useTitle(shownTitle);
  return (
    <>
      <header className={style.head}>
        <Logo to="/" />
      </header>
      <main className={style.page} aria-busy={isWaiting}>
        <h1 tabIndex={-1}>{shownTitle}</h1>
        {isWaiting && [90, 100, 70].map((width) => <Skeleton key={width} width={`${width}%`} height={16} />)}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {own && <Markdown text={ownTitle ? own.replace(/^.*(\r?\n|$)/, '') : own} />}
        {!isWaiting && !error && !own && neutral}
        {!isWaiting && children}
      </main>
    </>
  );
}
