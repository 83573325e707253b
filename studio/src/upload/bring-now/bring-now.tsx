import { PageSection } from '@tv/ui/page-section.tsx';
import * as text from '@tv/strings/en/studio/content/bring-now.ts';
import { useBringing } from './bring-store.ts';
import { BringPreview } from './bring-preview.tsx';
import { ChooseSource } from './choose-source.tsx';

/** Brings a folder or an archive in: choosing, a preview, sending, a report. */
export function BringNow() {
  const bringing = useBringing();
  return (
    <PageSection title={text.title} text={bringing ? '' : text.help}>
      {bringing ? <BringPreview bringing={bringing} /> : <ChooseSource />}
    </PageSection>
  );
}
