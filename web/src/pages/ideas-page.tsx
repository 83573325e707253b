import { Mail } from 'lucide-react';
import { mailTo } from '../features/guide/mail.ts';
import { supportMail } from '@tv/client/lib/support/support-mail.ts';
import * as text from '@tv/strings/en/about/ideas.ts';
import { OuterLinkButton } from '@tv/ui/button.tsx';
import { PlainPage, PlainSection } from '@tv/ui/text-pages/plain-page.tsx';

/** What to write about, by the place on the page that the portal's links name. */
const topics = { idea: text.idea, feedback: text.feedback, survey: text.survey };

export function IdeasPage() {
  const address = supportMail();
  return (
    <PlainPage title={text.title} lead={text.lead}>
      {Object.entries(topics).map(([id, topic]) => (
        <PlainSection key={id} id={id} title={topic.title}>
          <p>{topic.text}</p>
          <ul>
            {topic.questions.map((question) => (
              <li key={question}>{question}</li>
            ))}
          </ul>
          {address && (
            <div>
              <OuterLinkButton
                icon={<Mail aria-hidden="true" />}
                href={mailTo(address, topic.title, topic.questions)}
              >
                {topic.action}
              </OuterLinkButton>
            </div>
          )}
        </PlainSection>
      ))}
      {!address && <p>{text.noAddress}</p>}
    </PlainPage>
  );
}
