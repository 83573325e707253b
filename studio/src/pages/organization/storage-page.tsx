import * as text from '@tv/strings/en/studio/organization/storage.ts';
import { StorageUseView } from '../../storage/storage-use.tsx';
import { OrganizationFrame } from './organization-frame.tsx';

/** What the organization stores. */
export const StoragePage = () => (
  <OrganizationFrame title={text.storage}>
    <StorageUseView />
  </OrganizationFrame>
);
