import { useTitle } from '../lib/title.ts';
import { Logo } from '../ui/logo.tsx';
import style from './terms-of-service-page.module.css';
import * as text from '../strings/en/terms.ts';

export function TermsOfServicePage() {
  useTitle(text.title);
  return (
    <>
      <header className={style.head}>
        <Logo to="/" />
      </header>
      <main className={style.page}>
        <h1>{text.title}</h1>
        {text.sections.map(({ title, text: paragraph }) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{paragraph}</p>
          </section>
        ))}
      </main>
    </>
  );
}
