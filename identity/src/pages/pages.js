for (const button of document.querySelectorAll('.show')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  button.hidden = false;
  button.addEventListener('click', () => {
    const visible = field.type === 'password';
    field.type = visible ? 'text' : 'password';
    button.firstElementChild.textContent = visible ? 'Hide' : 'Show';
    field.focus();
  });
}

// A second click while the first is on its way would be a second attempt.
for (const form of document.forms) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    // Browsers offer to keep a password only from a field that is one.
    for (const button of form.querySelectorAll('.show'))
      document.getElementById(button.getAttribute('aria-controls')).type = 'password';
  });
}

// Coming back with the browser's arrow shows the page as it was left.
addEventListener('pageshow', () => {
  for (const form of document.forms) delete form.dataset.sent;
});
