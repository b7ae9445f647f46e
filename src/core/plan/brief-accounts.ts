/** The words of briefs about products that people sign in to, in the languages that briefs have. */
const ACCOUNT_WORDS: readonly RegExp[] = [
  /\b(?:sign(?:s|ed|ing)?|log(?:s|ged|ging)?)[ -]?(?:in|up|out|on|off)\b|\blogins?\b/i,
  /\b(?:accounts?|passwords?|passkeys?|profiles?|users?|members?|memberships?|workspaces?|teams?|roles?|permissions?|admins?|tenants?)\b/i,
  /\b(?:anmeld|abmeld|einlogg|registrier|konto|konten|passw[oö]rt|benutzer|nutzer|mitglied|profil|rollen|rechte)/i,
  /\b(?:comptes?|connexion|connecter|mots? de passe|utilisat|membres?|cuentas?|usuari|contraseñ|iniciar sesión|utent|acced|accesso|gebruiker|inlog|wachtwoord)/i,
]

/** True if a brief says anything about accounts, so that the product may have them. */
export const mentionsAccounts = (text: string): boolean =>
  ACCOUNT_WORDS.some((words) => words.test(text))
