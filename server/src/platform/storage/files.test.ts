import { folderFiles } from './files.ts';
import { s3Files } from './s3-files.ts';
import { describeFiles } from './test-files.ts';
import { startS3Server } from './test-s3-server.ts';

describeFiles('a folder', async () => ({ open: folderFiles, close: async () => {} }));

describeFiles('an object store', async () => {
  const { settings, close } = await startS3Server();
  return { open: (folder) => s3Files(settings, folder), close };
});
