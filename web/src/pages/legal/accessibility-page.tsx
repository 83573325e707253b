import { useQuery } from '@tanstack/react-query';
import { useSearchParams } from 'react-router';
import { supportAddress, supportMail } from '@tv/client/lib/support/support-mail.ts';
import { language } from '@tv/strings/en/locale.ts';
import * as text from '@tv/strings/en/about/accessibility.ts';
import { ProseSection } from '@tv/ui/text-pages/prose.tsx';
import { accessibilityStatement } from './accessibility-query.ts';
import { OwnTextPage } from './own-text-page.tsx';

/** The accessibility statement of the organization in the address, else the neutral one. Support stands below either. */
export function AccessibilityPage() {
  const [params] = useSearchParams();
  const query = useQuery(accessibilityStatement(params.get('organization') ?? '', language));
  const mail = supportMail();
  return (
    <OwnTextPage
      title={text.title}
      query={query}
      neutral={
        <>
          <p>{text.lead}</p>
          <ProseSection id="conformance" section={text.conformance} />
          <ProseSection id="works" section={text.works} />
          <ProseSection id="missing" section={text.missing} />
        </>
      }
    >
      <ProseSection id="contact" section={text.contact}>
        {mail && <a href={supportAddress(undefined, text.title)}>{mail}</a>}
      </ProseSection>
    </OwnTextPage>
  );
}
