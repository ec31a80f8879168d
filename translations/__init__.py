"""The translations: `table_ronde_*.ts` as they are edited, `.qm` as they are compiled (by the package, or `make`)."""
