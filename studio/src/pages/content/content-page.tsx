import * as text from '@tv/strings/en/studio/studio.ts';
import { ContentList } from '../../content/content-list.tsx';
import { TopBar } from '../../shell/top-bar.tsx';
import { UploadButton } from '../../upload/upload-button.tsx';

/** Everything that the person may manage or review. */
export const ContentPage = () => (
  <ContentList
    top={({ count, search }) => (
      <TopBar title={text.content} fact={count} search={search}>
        <UploadButton />
      </TopBar>
    )}
    upload={<UploadButton look="secondary" />}
  />
);
