for (const button of document.querySelectorAll('.show')) {
  const field = document.getElementById(button.getAttribute('aria-controls'));
  const show = button.firstElementChild.textContent;
  button.hidden = false;
  button.addEventListener('click', () => {
    const visible = field.type === 'password';
    field.type = visible ? 'text' : 'password';
    button.firstElementChild.textContent = visible ? button.dataset.hide : show;
    field.focus();
  });
}

// A second click before the answer would be a second attempt.
for (const form of document.querySelectorAll('form:not(.passkey)')) {
  form.addEventListener('submit', (event) => {
    if (form.dataset.sent) event.preventDefault();
    form.dataset.sent = 'yes';
    // Browsers offer to save a password only from a password field.
    for (const button of form.querySelectorAll('.show'))
      document.getElementById(button.getAttribute('aria-controls')).type = 'password';
  });
}

const knowsPasskeys = Boolean(globalThis.PublicKeyCredential?.parseRequestOptionsFromJSON);
const without = document.getElementById('no-passkeys');
if (without) without.hidden = knowsPasskeys;

for (const form of document.querySelectorAll('.passkey')) {
  const [problem, button] = [form.querySelector('.problem'), form.querySelector('button')];
  const isNew = form.dataset.purpose === 'create';
  form.hidden = !knowsPasskeys;
  form.addEventListener('submit', async (event) => {
    event.preventDefault();
    problem.hidden = true;
    button.disabled = true;
    try {
      const options = JSON.parse(form.dataset.options);
      const credential = isNew
        ? await navigator.credentials.create({
            publicKey: PublicKeyCredential.parseCreationOptionsFromJSON(options),
          })
        : await navigator.credentials.get({
            publicKey: PublicKeyCredential.parseRequestOptionsFromJSON(options),
          });
      form.elements.response.value = JSON.stringify(credential.toJSON());
      // `requestSubmit` would call this listener again.
      form.submit();
    } catch {
      // The person cancelled, or no passkey fits. Browsers do not tell which.
      problem.hidden = false;
      button.disabled = false;
    }
  });
}

// The browser's back button shows the page in its last state.
addEventListener('pageshow', () => {
  for (const form of document.forms) {
    delete form.dataset.sent;
    for (const button of form.querySelectorAll('button:disabled')) button.disabled = false;
  }
});
