import { studioPath } from '@tv/contract/studio-paths';
import { useCurrentUser } from '../../lib/session/current-user.ts';
import * as text from '../../strings/en/studio-bring-in.ts';
import * as uploadText from '../../strings/en/studio-upload.ts';
import style from '../bring-in/bring-in.module.css';
import { WatchedSection } from '../bring-in/watched-section.tsx';
import { TopBar } from '../shell/top-bar.tsx';
import { Way } from '../shell/way.tsx';
import { maySeeOrganization } from '../ui/may-see-organization.ts';
import { BringNow } from '../upload/bring-now/bring-now.tsx';

/** Content that comes from other systems: at once, and by itself. */
export function BringInPage() {
  const user = useCurrentUser();
  return (
    <>
      <TopBar
        title={text.title}
        way={<Way pages={[{ word: uploadText.title, to: studioPath('upload') }]} />}
      />
      <div className={style.page}>
        <BringNow />
        {user && maySeeOrganization(user) && <WatchedSection />}
      </div>
    </>
  );
}
