import * as text from '@tv/strings/en/about/privacy-policy.ts';
import { PlainPage } from '@tv/ui/text-pages/plain-page.tsx';
import { ProseSection } from '@tv/ui/text-pages/prose.tsx';

export const PrivacyPolicyPage = () => (
  <PlainPage title={text.title} lead={text.lead}>
    <ProseSection id="members" section={text.members} />
    <ProseSection id="visitors" section={text.visitors} />
    <ProseSection id="device" section={text.device} />
    <ProseSection id="others" section={text.others} />
    <ProseSection id="rights" section={text.rights} />
  </PlainPage>
);
