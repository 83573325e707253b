import { useQuery } from '@tanstack/react-query';
import { language } from '../strings/en/locale.ts';
import * as text from '../strings/en/terms.ts';
import { OwnTextPage } from './own-text-page.tsx';
import { termsOfService } from './terms-of-service-query.ts';

/** The provider's terms, else the neutral ones; always with the portal's own mark. */
export const TermsOfServicePage = () => (
  <OwnTextPage
    title={text.title}
    query={useQuery(termsOfService(language))}
    neutral={text.sections.map(neutralSection)}
  />
);

const neutralSection = ({ title, text: paragraph }: (typeof text.sections)[number]) => (
  <section key={title}>
    <h2>{title}</h2>
    <p>{paragraph}</p>
  </section>
);
