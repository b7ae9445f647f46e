import './theme.css'
import './shell.css'
