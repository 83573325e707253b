const password = document.getElementById('password');
const show = document.querySelector('.show');

if (password && show) {
  show.hidden = false;
  show.addEventListener('click', () => {
    const visible = password.type === 'password';
    password.type = visible ? 'text' : 'password';
    show.firstElementChild.textContent = visible ? 'Hide' : 'Show';
    password.focus();
  });
}

// A second click while the first is on its way would be a second attempt.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    if (password) password.type = 'password';
  });
}

// Coming back with the browser's arrow shows the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});
