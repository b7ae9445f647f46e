/** The sign of the site: a sheet that has been checked. */
export const Logo = () => (
  <svg class="mark" viewBox="0 0 24 24" aria-hidden="true" focusable="false">
    <path d="M4 2h16v20H4z" />
    <path d="m8 12 3 3 5.5-6.5" stroke-width="2.5" />
  </svg>
)
