import { useTitle } from '../lib/title.ts';
import { Logo } from '../ui/logo.tsx';
import style from './terms-of-service-page.module.css';

/** The neutral text, for a portal whose provider has written none of its own. */
const sections: readonly [title: string, text: string][] = [
  [
    'Who these terms are for',
    'They apply to everybody who watches, listens to or publishes media in this portal, as a member of an organization or as a visitor of its public pages.',
  ],
  [
    'Your account',
    'Keep your sign-in to yourself. What is done with your account is taken as done by you. Tell your organization’s admin at once when you think that somebody else uses it.',
  ],
  [
    'What you watch',
    'Media belongs to the organization that publishes it. Watching does not give you a right to copy, publish or change it. Internal media stays inside the organization.',
  ],
  [
    'What you publish',
    'Publish only what you may publish. The organization decides what is shown, to whom and for how long, and can take it back at any time.',
  ],
  [
    'What is recorded',
    'The portal keeps what it needs to work: your account, your playlist, how far you have watched, and your settings. The privacy policy of your organization says more.',
  ],
  [
    'Changes',
    'The organization or the provider of this portal may replace this text by terms of their own. The text on this page is the one that applies.',
  ],
];

export function TermsOfServicePage() {
  useTitle('Terms of service');
  return (
    <>
      <header className={style.head}>
        <Logo to="/" />
      </header>
      <main className={style.page}>
        <h1>Terms of service</h1>
        {sections.map(([title, text]) => (
          <section key={title}>
            <h2>{title}</h2>
            <p>{text}</p>
          </section>
        ))}
      </main>
    </>
  );
}
