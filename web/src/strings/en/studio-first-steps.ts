/** The list of steps with which a new organization begins. */
export const title = 'First steps';
export const doneOf = (done: number, count: number) => `${done} of ${count} done`;
export const done = 'Done';
export const dismiss = 'Dismiss';
export const unexpected = 'That did not work. Please try again.';
export const steps = {
  brand: { title: 'Make it yours', help: 'A logo and colours, so that everyone knows where they are.' },
  category: { title: 'Add a category', help: 'People find videos by category.' },
  upload: { title: 'Upload the first video', help: 'Drop a file anywhere in the studio.' },
  people: { title: 'Invite people', help: 'Invite colleagues, or give them a link to register.' },
  pages: {
    title: 'Decide what the public sees',
    help: 'Publish something publicly, or turn public pages off.',
  },
};
