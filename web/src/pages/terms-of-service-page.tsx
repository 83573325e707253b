import { useQuery } from '@tanstack/react-query';
import { termsOfService } from './terms-of-service-query.ts';
import { useTitle } from '../lib/layout/use-title.ts';
import { language } from '../strings/en/locale.ts';
import * as text from '../strings/en/terms.ts';
import { Failure } from '../ui/failure.tsx';
import { Logo } from '../ui/logo.tsx';
import { Markdown } from '../ui/markdown.tsx';
import { Skeleton } from '../ui/skeleton.tsx';
import style from './terms-of-service-page.module.css';

/** The provider's terms, else the neutral ones; always with the portal's own mark. */
export function TermsOfServicePage() {
  const { data, isPending, error, refetch } = useQuery(termsOfService(language));
  const own = data?.text?.trim();
  const [, ownTitle] = /^#\s+(.+?)\s*#*(?:\r?\n|$)/.exec(own ?? '') ?? [];
  const title = ownTitle ?? text.title;
  useTitle(title);
  return (
    <>
      <header className={style.head}>
        <Logo to="/" />
      </header>
      <main className={style.page} aria-busy={isPending}>
        <h1>{title}</h1>
        {isPending && [90, 100, 70].map((width) => <Skeleton key={width} width={`${width}%`} height={16} />)}
        {error && <Failure error={error} retry={() => void refetch()} />}
        {own && <Markdown text={ownTitle ? own.replace(/^.*(\r?\n|$)/, '') : own} />}
        {data && !own && text.sections.map(neutralSection)}
      </main>
    </>
  );
}

const neutralSection = ({ title, text: paragraph }: (typeof text.sections)[number]) => (
  <section key={title}>
    <h2>{title}</h2>
    <p>{paragraph}</p>
  </section>
);
