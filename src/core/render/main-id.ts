/** The id of the main region of every page. */
export const MAIN_ID = 'main'
