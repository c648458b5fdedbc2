/** Every word that the editor says, in one place. */
export const words = {
  title: 'Edit the website',
  pageFrame: 'The page as it will look',
  noScript: 'The editor needs JavaScript. Please allow it in your browser, or ask a colleague.',
};
