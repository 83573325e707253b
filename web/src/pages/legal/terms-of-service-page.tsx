import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { language } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/about/terms.ts';
import { OwnTextPage } from './own-text-page.tsx';
import { termsOfService } from './terms-of-service-query.ts';

/** The terms of the organization in the address, else the provider's, else the neutral ones; always with the portal's own mark. */
export function TermsOfServicePage() {
  const [params] = useSearchParams();
  return (
    <OwnTextPage
      title={text.title}
      query={useQuery(termsOfService(language, params.get('organization') ?? ''))}
      neutral={text.sections.map(neutralSection)}
    />
  );
}

const neutralSection = ({ title, text: paragraph }: (typeof text.sections)[number]) => (
  <section key={title}>
    <h2>{title}</h2>
    <p>{paragraph}</p>
  </section>
);
